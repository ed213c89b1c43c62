"use client";

import { useEffect } from "react";
import { whenAtRest } from "@/lib/idle";
import { contactEndpoint } from "./endpoint";

/** Sends items left by an earlier visit from any page that is opened next. */
export function SendWaiting() {
  useEffect(() => {
    // The next page retries.
    const unavailable = () => {};
    return whenAtRest(() => {
      if (contactEndpoint() !== null)
        import("./outbox").then(({ messageOutbox }) => messageOutbox.start(), unavailable);
      // Inlined at build: a site without a data server contains no code for sending data.
      if (process.env.NEXT_PUBLIC_SEND_URL || process.env.NEXT_PUBLIC_DATAPIPE_ID)
        import("./send-waiting-data").then(({ sendWaitingData }) => sendWaitingData(), unavailable);
    });
  }, []);
  return null;
}
