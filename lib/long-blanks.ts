/** The largest number of blanks in succession. No text of this site is as long. */
const MOST_BLANKS = 10_000;

/**
 * Returns the position of the first run of more than 10,000 blanks in a line. Returns -1 if the text does not contain such
 * a run or does not contain a quotation mark. Papa Parse reads these blanks again for each wrong quotation mark before them, so a small table
 * of many marks and many blanks would block the page. A part of the text that ends here is parsed in time.
 * @param newline the character at which lines end, which is not a blank
 */
export function longBlanksAt(text: string, newline: "\n" | "\r", quote = '"'): number {
  if (!text.includes(quote)) return -1;
  const isBlank = (sign: string | undefined) =>
    sign !== undefined && sign !== newline && sign.trim() === "";
  // A run that is too long covers one of these positions, so most of the text is not read.
  for (let at = MOST_BLANKS; at < text.length; ) {
    let from = at + 1;
    while (isBlank(text[from - 1]) && at - from < MOST_BLANKS) from -= 1;
    if (at - from === MOST_BLANKS) return from;
    at = from + MOST_BLANKS;
  }
  return -1;
}
