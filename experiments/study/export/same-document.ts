import { documentId } from "@/experiments/study/document/protocol-id";
import type { ProtocolDocument } from "@/experiments/study/document/schema";

const idOf = (value: unknown) => documentId(Object(value) as ProtocolDocument);

/** Whether two values are the same document, even if one has the plan and the other the plan's hash. Never throws. */
export function isSameDocument(first: unknown, second: unknown): boolean {
  try {
    return idOf(first) === idOf(second);
  } catch {
    // A document that contains half of a surrogate pair has no canonical JSON, and therefore no id to compare.
    return false;
  }
}
