"use client";

import { useEffect } from "react";
import { whenAtRest } from "@/lib/idle";
import { contactEndpoint } from "./endpoint";

/** Messages that an earlier visit could not send leave from whichever page is opened next. */
export function WaitingMessages() {
  useEffect(() => {
    if (!contactEndpoint()) return;
    return whenAtRest(() => {
      import("./outbox-sender.client").then(
        ({ startCourier }) => startCourier(),
        // They wait for the next page.
        () => {},
      );
    });
  }, []);
  return null;
}
