import { givesReceipts, receiver, receiverHost } from "@/experiments/engine/sending/receiver";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { isSentFrom } from "@/experiments/study/document/sent-protocols";

/**
 * Returns the host that receives the data of a study run on this site; null if the data are not sent.
 * @param published document ids of the studies that are published with the site
 */
export function collectingHost(
  document: ProtocolDocument | null,
  id: string | null,
  published: readonly string[],
): string | null {
  const to = receiver();
  if (!to || !document) return null;
  return isSentFrom(document, id !== null && published.includes(id)) ? receiverHost(to) : null;
}

/** Returns whether the receiver of this site does not return receipts. */
export function isWithoutReceipts(): boolean {
  const to = receiver();
  return to !== null && !givesReceipts(to);
}
