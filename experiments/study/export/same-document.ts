import { documentId } from "@/experiments/study/document/protocol-id";
import type { ProtocolDocument } from "@/experiments/study/document/schema";

const idOf = (value: unknown) => documentId(Object(value) as ProtocolDocument);

/**
 * Returns whether two values are the same document. A document with its plan and a document with the hash of this plan
 * are the same. The function never throws an error.
 */
export function isSameDocument(first: unknown, second: unknown): boolean {
  try {
    return idOf(first) === idOf(second);
  } catch {
    // A document that contains half of a surrogate pair has no canonical JSON, and therefore no id to compare.
    return false;
  }
}
