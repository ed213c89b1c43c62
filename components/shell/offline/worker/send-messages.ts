import { type Send, sendOutbox } from "@/components/shell/outbox/outbox";

/** A worker has no XMLHttpRequest, and nobody looks at its progress. */
const send: Send = ({ url, timeoutMs, ...request }) =>
  fetch(url, { ...request, signal: AbortSignal.timeout(timeoutMs) });

/**
 * Sends the messages of the contact form that wait, with no page open (Background Sync).
 * @throws Error when some still wait, so that the browser asks again
 */
export async function sendMessages(): Promise<void> {
  if (await sendOutbox(send)) throw new Error("Messages still wait.");
}
