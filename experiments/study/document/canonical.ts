import canonicalize from "canonicalize";
import { sha256Hex } from "@/experiments/engine/sending/digest";

export { sha256Hex };

/**
 * Returns the canonical JSON of a value (RFC 8785): the same text for the same content, whatever the order in
 * which its keys were written.
 * @throws Error when a text holds half of a surrogate pair, which has no UTF-8
 */
export function canonicalJson(value: unknown): string {
  if (!isWellFormed(value)) throw new Error("A text holds half of a surrogate pair.");
  return canonicalize(value) ?? "null";
}

function isWellFormed(value: unknown): boolean {
  if (typeof value === "string") return value.isWellFormed();
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(([key, each]) => key.isWellFormed() && isWellFormed(each));
}

/** Returns the SHA-256 of the canonical JSON of a value, 64 hexadecimal digits. */
export const hashOf = (value: unknown): string => sha256Hex(canonicalJson(value));
