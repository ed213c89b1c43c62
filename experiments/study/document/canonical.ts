import canonicalize from "canonicalize";
import { sha256Hex } from "@/experiments/engine/sending/digest";

export { sha256Hex };

/**
 * Returns the canonical JSON of a value (RFC 8785). The same content always yields the same text, whatever the order of
 * the keys.
 * @throws Error if a text contains half of a surrogate pair, because UTF-8 cannot encode it
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

/** Returns the SHA-256 of the canonical JSON of a value as 64 hexadecimal digits. */
export const hashOf = (value: unknown): string => sha256Hex(canonicalJson(value));
