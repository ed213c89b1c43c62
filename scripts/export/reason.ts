/** The reason why a record is set aside. */
export type Reason = {
  /** One of a few sentences, the same for all records of this kind, without any text of a sender. */
  kind: string;
  /** The sentence with the value from the record, at most a few hundred characters. */
  text: string;
};

/** The place of the value in a sentence. */
const PLACE = "…";

const LONGEST_EXCERPT = 60;

/**
 * Returns an excerpt of a stranger's value: its type, or the beginning of a text. Never throws, regardless of nesting and size,
 * and returns no character that a terminal or a page would interpret.
 */
export function excerpt(value: unknown): string {
  if (value === undefined) return "missing";
  if (value === null || typeof value === "number" || typeof value === "boolean")
    return String(value);
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value !== "string") return "an object";
  // Half of a surrogate pair at the end of the excerpt is escaped, and so are characters that JSON does not escape, such as
  // changes of direction.
  const shown = JSON.stringify(value.slice(0, LONGEST_EXCERPT)).replace(
    /[^\P{C}]|[\u2028\u2029]/gu,
    (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return value.length > LONGEST_EXCERPT
    ? `${shown} and ${value.length - LONGEST_EXCERPT} more characters`
    : shown;
}

/** Returns a reason. @param sentence contains `…` at the place of the value */
export const because = (sentence: string, value?: unknown): Reason => ({
  kind: sentence,
  text: sentence.replace(PLACE, () => excerpt(value)),
});

/** Returns the reason for an unexpected error, such as a nesting that is too deep for the stack. */
export const becauseOf = (error: unknown): Reason =>
  because("Reading it fails: ….", error instanceof Error ? error.name : "not an error");

/** Whether an error comes from the disk or the store, and not from the content of a record. */
export const isOfSystem = (error: unknown): boolean =>
  error instanceof Error && "code" in error && ("syscall" in error || "severity" in error);
