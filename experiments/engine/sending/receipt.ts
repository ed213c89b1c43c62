import { sha256Hex } from "./digest";

/** Digits of a digest that make a receipt. */
const RECEIPT_DIGITS = 12;

/** Returns the receipt of a record by its SHA-256: what a receiver answers with. */
export const receiptOf = (digest: string): string => digest.slice(0, RECEIPT_DIGITS);

/**
 * Returns the receipt of a session: of the SHA-256 digests of its step records (64 lower-case digits each), one after
 * the other in the order of the steps.
 */
export const sessionReceipt = (digests: readonly string[]): string =>
  receiptOf(sha256Hex(digests.join("")));

/** What names a session to whoever holds its data, and shows which data they are. */
export type ReceiptCode = { session: string; receipt: string };

/** Returns a receipt code as people are shown it. */
export const shownReceipt = ({ session, receipt }: ReceiptCode): string => `${session}-${receipt}`;

const CODE = /^([a-z0-9]{4,32})-([0-9a-f]{12})$/;

/**
 * Returns what a receipt code says as somebody has typed or copied it, with spaces, capitals, dashes of other kinds or
 * characters that nobody sees; null for another text.
 */
export function readReceipt(typed: string): ReceiptCode | null {
  const plain = typed
    .toLowerCase()
    .replace(/[\s\p{Cf}]/gu, "")
    .replace(/[‐‑‒–—−]/g, "-");
  const [, session, receipt] = CODE.exec(plain) ?? [];
  return session && receipt ? { session, receipt } : null;
}
