"use client";

import { useEffect } from "react";
import { whenAtRest } from "@/lib/idle";
import { contactEndpoint } from "./endpoint";

/** Sends what an earlier visit could not, from whichever page is opened next. */
export function SendWaiting() {
  useEffect(() => {
    // The next page tries again.
    const unavailable = () => {};
    const sendMessages = () =>
      import("./outbox").then(({ messageOutbox }) => messageOutbox.start(), unavailable);
    // Inlined at build: a site without a receiver has no code for it.
    const sendsData = process.env.NEXT_PUBLIC_SEND_URL || process.env.NEXT_PUBLIC_DATAPIPE_ID;
    const sendData = () =>
      import("./send-waiting-data").then(({ sendWaitingData }) => sendWaitingData(), unavailable);
    const hasContact = contactEndpoint() !== null;
    if (!hasContact && !sendsData) return;
    return whenAtRest(() => {
      if (hasContact) void sendMessages();
      if (sendsData) void sendData();
    });
  }, []);
  return null;
}
