import { sha256Hex } from "./digest";

/** The number of a digest's digits in a receipt. */
const RECEIPT_DIGITS = 12;

/** Returns the receipt of a record from its SHA-256, as a receiver must return it. */
export const receiptOf = (digest: string): string => digest.slice(0, RECEIPT_DIGITS);

/**
 * Returns the receipt of a session, computed from the SHA-256 digests of its step records (64 lower-case digits each),
 * concatenated in the order of the steps.
 */
export const sessionReceipt = (digests: readonly string[]): string =>
  receiptOf(sha256Hex(digests.join("")));

/** Identifies a session and its data for the people who have received them. */
export type ReceiptCode = { session: string; receipt: string };

/** Returns a receipt code as displayed to people. */
export const shownReceipt = ({ session, receipt }: ReceiptCode): string => `${session}-${receipt}`;

const CODE = /^([a-z0-9]{4,32})-([0-9a-f]{12})$/;

/**
 * Returns the receipt code in a typed or copied text, which may contain spaces, capitals, other dashes or invisible
 * characters; null for another text.
 */
export function readReceipt(typed: string): ReceiptCode | null {
  const plain = typed
    .toLowerCase()
    .replace(/[\s\p{Cf}]/gu, "")
    .replace(/[‐‑‒–—−]/g, "-");
  const [, session, receipt] = CODE.exec(plain) ?? [];
  return session && receipt ? { session, receipt } : null;
}
