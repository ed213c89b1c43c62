import { documentId, protocolId } from "./protocol-id";
import type { ProtocolDocument } from "./schema";

/** Protocol and document ids, 64 digits each, whose data this build sends besides those that are published with it. */
const listedIds = (): string[] =>
  // Next inlines `process.env.X`; do not destructure.
  (process.env.NEXT_PUBLIC_SEND_PROTOCOLS ?? "").split(",").filter((id) => id !== "");

/**
 * Whether the data of a study go to the receiver of this build, if it has one: it is published with the site, or the
 * operator has listed it. Whatever else comes by a link keeps its data on the device.
 */
export function isSentFrom(document: ProtocolDocument, isPublished: boolean): boolean {
  const listed = listedIds();
  if (isPublished || listed.length === 0) return isPublished;
  return listed.includes(protocolId(document)) || listed.includes(documentId(document));
}
