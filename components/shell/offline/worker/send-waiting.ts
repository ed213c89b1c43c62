import { messageOutbox } from "@/components/shell/outbox/outbox";
import { runOutbox } from "@/experiments/engine/sending/outbox.client";
import { recordOutbox } from "@/experiments/engine/sending/record-outbox.client";

/**
 * Sends the waiting items of an outbox while no page is open (Background Sync).
 * @param tag the name of the outbox
 * @throws Error if some items still wait; because of the error, the browser triggers another attempt
 */
export async function sendWaiting(tag: string): Promise<void> {
  const outbox = [messageOutbox, runOutbox, recordOutbox].find(({ name }) => name === tag);
  if (await outbox?.sendDue()) throw new Error("Some of it still waits.");
}
