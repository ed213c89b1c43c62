"use client";

import { useEffect } from "react";
import { whenAtRest } from "@/lib/idle";
import { contactEndpoint } from "./endpoint";

/** Sends what an earlier visit could not, from whichever page is opened next. */
export function SendWaiting() {
  useEffect(() => {
    // The next page tries again.
    const unavailable = () => {};
    return whenAtRest(() => {
      if (contactEndpoint() !== null)
        import("./outbox").then(({ messageOutbox }) => messageOutbox.start(), unavailable);
      // Inlined at build: a site without a receiver of data has no code for it.
      if (process.env.NEXT_PUBLIC_SEND_URL || process.env.NEXT_PUBLIC_DATAPIPE_ID)
        import("./send-waiting-data").then(({ sendWaitingData }) => sendWaitingData(), unavailable);
    });
  }, []);
  return null;
}
