import { documentId } from "@/experiments/study/document/protocol-id";
import type { ProtocolDocument } from "@/experiments/study/document/schema";

const idOf = (value: unknown) => documentId(Object(value) as ProtocolDocument);

/** Whether two values are the same document, with its plan or the hash of that; it never throws. */
export function isSameDocument(first: unknown, second: unknown): boolean {
  try {
    return idOf(first) === idOf(second);
  } catch {
    // Half a character has no bytes that could be compared.
    return false;
  }
}
