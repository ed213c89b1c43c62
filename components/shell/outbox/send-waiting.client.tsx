"use client";

import { useEffect } from "react";
import { whenAtRest } from "@/lib/idle";
import { contactEndpoint } from "./endpoint";

/** Sends the items that an earlier visit has left in the outbox. Every page contains this component. */
export function SendWaiting() {
  useEffect(() => {
    // A failure is ignored, because the next page tries again.
    const unavailable = () => {};
    return whenAtRest(() => {
      if (contactEndpoint() !== null)
        import("./outbox").then(({ messageOutbox }) => messageOutbox.start(), unavailable);
      // The build replaces these expressions by their values, so a site without a data server contains no code for
      // sending data.
      if (process.env.NEXT_PUBLIC_SEND_URL || process.env.NEXT_PUBLIC_DATAPIPE_ID)
        import("./send-waiting-data").then(({ sendWaitingData }) => sendWaitingData(), unavailable);
    });
  }, []);
  return null;
}
