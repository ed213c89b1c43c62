/** Matches the beginning of a formula after any blanks. East Asian keyboards type the full-width signs. */
export const FORMULA = "[^\\S\\t\\r\\n]*[=+\\-@＝＋－＠﹦﹢﹣﹫]";

const BEGINS = new RegExp(`^'*${FORMULA}`);
/** A number with a sign is not a formula. Answers of scales are often labelled by such numbers. */
const NUMBER = /^[+-]\d+(?:[.,]\d+)?$/;
const GOES_ON = new RegExp(`(?<=[;\\t\\r\\n])(?='*${FORMULA})`, "g");
const GUARDED = new RegExp(`^'(?='*${FORMULA})`);
const GUARDED_ON = new RegExp(`(?<=[;\\t\\r\\n])'(?='*${FORMULA})`, "g");

/**
 * Returns a text that no spreadsheet runs as a formula: an apostrophe precedes the signs with which a formula begins, at
 * the beginning of the text and after the signs at which some spreadsheets begin a new cell.
 */
export const guarded = (text: string): string =>
  (BEGINS.test(text) && !NUMBER.test(text) ? `'${text}` : text).replace(GOES_ON, "'");

/** Returns the text that `guarded` protected. */
export const unguarded = (text: string): string =>
  text.replace(GUARDED_ON, "").replace(GUARDED, "");

/** Returns whether a text looks like a formula of a spreadsheet. A number with a sign and a dash do not. */
export const isFormula = (text: string): boolean => /^[=＝]|^[+@＋＠]\s*[A-Za-z(]/.test(text);
