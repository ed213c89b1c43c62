/** The reason why a record is written to a separate file. */
export type Reason = {
  /**
   * One of a few fixed sentences. The sentence is the same for all records with this fault, and contains no text of a
   * sender.
   */
  kind: string;
  /** The sentence with the value from the record, at most a few hundred characters long. */
  text: string;
};

/** The character that marks the position of the value in a sentence. */
const PLACE = "…";

const LONGEST_EXCERPT = 60;

/**
 * Returns an excerpt of a value that a stranger sent: the type of the value, or the beginning of a text. Never throws,
 * even if the value is deeply nested or large. A terminal or a page does not interpret any character of the excerpt.
 */
function excerpt(value: unknown): string {
  if (value === undefined) return "missing";
  if (value === null || typeof value === "number" || typeof value === "boolean")
    return String(value);
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value !== "string") return "an object";
  // If the excerpt ends with half of a surrogate pair, this half is escaped. Characters that JSON does not escape are
  // also escaped, such as characters that change the direction of text.
  const shown = JSON.stringify(value.slice(0, LONGEST_EXCERPT)).replace(
    /[^\P{C}]|[\u2028\u2029]/gu,
    (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return value.length > LONGEST_EXCERPT
    ? `${shown} and ${value.length - LONGEST_EXCERPT} more characters`
    : shown;
}

/**
 * Returns a reason.
 * @param sentence contains `…` at the position of the value
 */
export const because = (sentence: string, value?: unknown): Reason => ({
  kind: sentence,
  text: sentence.replace(PLACE, () => excerpt(value)),
});

/** Returns the reason for an unexpected error, such as a nesting that is too deep for the stack. */
export const becauseOf = (error: unknown): Reason =>
  because("Reading it fails: ….", error instanceof Error ? error.name : "not an error");
