import type { OutboxEntry } from "@/components/shell/outbox/sending";
import type { OutboxState } from "@/lib/outbox/outbox";

/**
 * Returns the delivery state of a message that was just submitted. After a failed attempt the state is `waiting` until
 * the message is sent or refused. Otherwise the heading that displays the state would change at every attempt.
 */
export function messageState(
  id: string,
  { items, progress, sent }: OutboxState<OutboxEntry>,
  isConnected: boolean,
): "sending" | "waiting" | "refused" | "sent" {
  if (sent.includes(id)) return "sent";
  const problem = items.find((item) => item.id === id)?.problem;
  if (problem) return problem.kind;
  return isConnected || id in progress ? "sending" : "waiting";
}
