/** The pattern of unpaired surrogates, and of control characters other than tabs and line ends. */
export const UNWRITABLE = /\p{Surrogate}|(?![\n\t\r])\p{Control}/gu;

/**
 * The pattern of the line ends of other programs. Word copies its line breaks as U+000B, and viewers of PDF files copy the
 * end of a page as U+000C.
 */
const LINE_ENDS = /\r\n?|[\v\f\u0085]/g;

/**
 * Returns a text that was typed or pasted without the characters that no reader of data accepts, and without blanks
 * around it. Line ends of other programs become the line end, other control characters become blanks, and unpaired
 * surrogates become U+FFFD.
 * @param lineEnd the text for the end of a line; a blank for a text in one line
 */
export const typedText = (text: string, lineEnd: "\n" | " "): string =>
  text
    .replace(LINE_ENDS, lineEnd)
    .replace(/\p{Surrogate}/gu, "\uFFFD")
    .replace(UNWRITABLE, " ")
    .trim();
