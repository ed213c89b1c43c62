import { messageOutbox } from "@/components/shell/outbox/outbox";
import { runOutbox } from "@/experiments/engine/sending/outbox.client";
import { recordOutbox } from "@/experiments/engine/sending/record-outbox.client";

/**
 * Sends what waits in an outbox, with no page open (Background Sync).
 * @param tag the name of the outbox
 * @throws Error when some of it still waits, so that the browser asks again
 */
export async function sendWaiting(tag: string): Promise<void> {
  const outbox = [messageOutbox, runOutbox, recordOutbox].find(({ name }) => name === tag);
  if (await outbox?.sendDue()) throw new Error("Some of it still waits.");
}
