/** Identifies a session and its data for the people who have received them. */
export type ReceiptCode = { session: string; receipt: string };

/** Returns a receipt code as displayed to people. */
export const shownReceipt = ({ session, receipt }: ReceiptCode): string => `${session}-${receipt}`;

const CODE = /^([a-z0-9]{4,32})-([0-9a-f]{12})$/;

/** The longest text that is read, in characters: a code with characters that were copied around it is shorter. */
const LONGEST_TYPED = 1_000;

/**
 * Returns the receipt code in a typed or copied text, which may contain spaces, capitals, other dashes or invisible
 * characters; null for another text.
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
