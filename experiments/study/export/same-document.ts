import { documentId } from "@/experiments/study/document/protocol-id";
import type { ProtocolDocument } from "@/experiments/study/document/schema";

const idOf = (value: unknown) => documentId(Object(value) as ProtocolDocument);

/** Returns whether two values are the same document, with its plan or the plan's hash. Never throws. */
export function isSameDocument(first: unknown, second: unknown): boolean {
  try {
    return idOf(first) === idOf(second);
  } catch {
    // A lone surrogate has no UTF-8 bytes to compare.
    return false;
  }
}
