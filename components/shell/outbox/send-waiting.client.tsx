"use client";

import { useEffect } from "react";
import { whenAtRest } from "@/lib/idle";
import { contactEndpoint } from "./endpoint";

/** Sends what an earlier visit could not, from whichever page is opened next. */
export function SendWaitingMessages() {
  useEffect(() => {
    if (!contactEndpoint()) return;
    return whenAtRest(() => {
      import("./outbox").then(
        ({ messageOutbox }) => messageOutbox.start(),
        // The next page tries again.
        () => {},
      );
    });
  }, []);
  return null;
}
