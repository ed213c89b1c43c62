import { sha256Hex } from "./digest";

/** The number of digits of a SHA-256 that a receipt contains. */
const RECEIPT_DIGITS = 12;

/** Returns the receipt that a receiver must return for a record with this SHA-256. */
export const receiptOf = (digest: string): string => digest.slice(0, RECEIPT_DIGITS);

/**
 * Returns the receipt of a session, computed from the SHA-256 digests of its step records (64 lower-case digits each),
 * concatenated in the order of the steps.
 */
export const sessionReceipt = (digests: readonly string[]): string =>
  receiptOf(sha256Hex(digests.join("")));
