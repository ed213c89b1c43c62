import { documentId, protocolId } from "./protocol-id";
import type { ProtocolDocument } from "./schema";

/** Returns the ids of protocols and documents whose data this build sends in addition to its published studies. */
export const listedIds = (): string[] =>
  // Next.js inlines the expression `process.env.X`, so `process.env` must not be destructured.
  (process.env.NEXT_PUBLIC_SEND_PROTOCOLS ?? "").split(",").filter((id) => id !== "");

/**
 * Returns whether this site sends the data of a study to its receiver, if the site has a receiver. This is the case if
 * the study is published with the site, or if the operator has listed the study. The data of all other studies remain
 * on the device.
 *
 * @param accepted ids of the studies that the receiver has said to accept; null if it was not asked or did not answer.
 *   After an answer, only these studies are sent, because the receiver would refuse the data of any other study.
 */
export function isSentFrom(
  document: ProtocolDocument,
  isPublished: boolean,
  accepted: readonly string[] | null = null,
): boolean {
  const listed = accepted ?? listedIds();
  if (accepted === null && isPublished) return true;
  if (listed.length === 0) return false;
  return listed.includes(protocolId(document)) || listed.includes(documentId(document));
}
