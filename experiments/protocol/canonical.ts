import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import canonicalize from "canonicalize";
import { isBroken, walk } from "./walk";

/**
 * Returns the canonical JSON of a value (RFC 8785): the same text for the same content, whatever the order in
 * which its keys were written.
 * @throws Error when a text holds half of a surrogate pair, which has no UTF-8
 */
export function canonicalJson(value: unknown): string {
  for (const place of walk(value))
    if (isBroken(place)) throw new Error("A text holds half of a surrogate pair.");
  return canonicalize(value) ?? "null";
}

/** Returns the SHA-256 of a text in UTF-8, 64 hexadecimal digits. */
export const sha256Hex = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** Returns the SHA-256 of the canonical JSON of a value, 64 hexadecimal digits. */
export const hashOf = (value: unknown): string => sha256Hex(canonicalJson(value));
