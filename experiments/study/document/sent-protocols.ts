import { documentId, protocolId } from "./protocol-id";
import type { ProtocolDocument } from "./schema";

/** Protocol and document ids, 64 digits each, whose data this build sends in addition to its published studies. */
export const listedIds = (): string[] =>
  // Next inlines `process.env.X`; do not destructure.
  (process.env.NEXT_PUBLIC_SEND_PROTOCOLS ?? "").split(",").filter((id) => id !== "");

/**
 * Whether this build sends the data of a study to its receiver, if it has one: the study is published with the site, or
 * the operator has listed it. The data of any other study that a link opens remain on the device.
 */
export function isSentFrom(document: ProtocolDocument, isPublished: boolean): boolean {
  const listed = listedIds();
  if (isPublished || listed.length === 0) return isPublished;
  return listed.includes(protocolId(document)) || listed.includes(documentId(document));
}
