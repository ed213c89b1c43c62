import { documentId, protocolId } from "./protocol-id";
import type { ProtocolDocument } from "./schema";

/** Returns the ids of protocols and documents whose data this build sends in addition to its published studies. */
export const listedIds = (): string[] =>
  // Next.js inlines the expression `process.env.X`, so `process.env` must not be destructured.
  (process.env.NEXT_PUBLIC_SEND_PROTOCOLS ?? "").split(",").filter((id) => id !== "");

/**
 * Returns whether this build sends the data of a study to its receiver, if the build has a receiver. This is the case
 * if the study is published with the site, or if the operator has listed the study. The data of all other studies
 * remain on the device.
 */
export function isSentFrom(document: ProtocolDocument, isPublished: boolean): boolean {
  const listed = listedIds();
  if (isPublished || listed.length === 0) return isPublished;
  return listed.includes(protocolId(document)) || listed.includes(documentId(document));
}
