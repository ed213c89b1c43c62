/**
 * A code that identifies a session and its data. Researchers can check whether data that they received belong to the
 * code.
 */
export type ReceiptCode = { session: string; receipt: string };

/** Returns a receipt code as text, as people see it. */
export const shownReceipt = ({ session, receipt }: ReceiptCode): string => `${session}-${receipt}`;

const CODE = /^([a-z0-9]{4,32})-([0-9a-f]{12})$/;

/**
 * The longest text that is parsed, in characters. A code is shorter than this limit, even with other characters that
 * were copied with it.
 */
const LONGEST_TYPED = 1_000;

/**
 * Returns the receipt code in a typed or copied text; null if the text is not a receipt code. The text may also contain
 * spaces, capitals, other dashes or invisible characters.
 */
export function readReceipt(typed: string): ReceiptCode | null {
  if (typed.length > LONGEST_TYPED) return null;
  const plain = typed
    .toLowerCase()
    .replace(/[\s\p{Cf}]/gu, "")
    .replace(/[‐‑‒–—−]/g, "-");
  const [, session, receipt] = CODE.exec(plain) ?? [];
  return session && receipt ? { session, receipt } : null;
}
