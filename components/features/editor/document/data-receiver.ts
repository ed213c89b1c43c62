import { givesReceipts, receiver } from "@/experiments/engine/sending/receiver";
import { isSameOrigin, receiverHost } from "@/experiments/engine/sending/receiver-host";
import { returnHosts } from "@/experiments/engine/session/participant";
import type { Delivery } from "@/experiments/study/document/launch-state";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { isSentFrom } from "@/experiments/study/document/sent-protocols";

/**
 * Returns the host that receives the data of a study on this site; null if the site does not send the data.
 * @param published document ids of the studies that are published with the site
 * @param accepted ids of the studies that the receiver accepts; null if it was not asked or has not answered
 */
export function collectingHost(
  document: ProtocolDocument | null,
  id: string | null,
  published: readonly string[],
  accepted: readonly string[] | null,
): string | null {
  const to = receiver();
  if (!to || !document) return null;
  const isPublished = id !== null && published.includes(id);
  return isSentFrom(document, isPublished, accepted) ? receiverHost(to) : null;
}

/** Returns whether the receiver that the site uses does not return receipts. */
export function isWithoutReceipts(): boolean {
  const to = receiver();
  return to !== null && !givesReceipts(to);
}

/** Returns whether the site informs its receiver that a session has begun. It does not inform DataPipe. */
export const isStartSent = (): boolean => receiver()?.kind === "endpoint";

/**
 * Returns whether the site's receiver may be the receiver program of this project. That program accepts only the
 * studies on a list.
 */
export const hasListOfStudies = (): boolean => receiver()?.kind === "endpoint";

/** Returns whether the list of the receiver alone decides which studies the site sends, so that no build is needed. */
export function isListedByReceiver(): boolean {
  const to = receiver();
  return to !== null && isSameOrigin(to);
}

/**
 * Returns what this site does with the data of a study.
 * @param isSent whether the site sends the data (`collectingHost`)
 */
export function deliveryHere(isSent: boolean): Delivery {
  const to = receiver();
  return {
    host: to && receiverHost(to),
    isSent,
    canBalance: to !== null && givesReceipts(to),
    returnHosts: returnHosts(),
  };
}
