/** Why a record is set aside. */
export type Reason = {
  /** One of few sentences, the same for all records of this kind: nothing that a sender wrote is in it. */
  kind: string;
  /** The sentence with what stood in the record, at most a few hundred characters. */
  text: string;
};

/** Where a sentence names what stood in the record. */
const PLACE = "…";

const LONGEST_EXCERPT = 60;

/**
 * Returns what is shown of a value of a stranger: its type, and of a text its beginning. Never throws, whatever it is nested
 * in or how large it is, and gives no character that a terminal or a page would act on.
 */
export function excerpt(value: unknown): string {
  if (value === undefined) return "missing";
  if (value === null || typeof value === "number" || typeof value === "boolean")
    return String(value);
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value !== "string") return "an object";
  // Of single characters, so that no pair is cut in half. What JSON does not escape, such as a change of direction, is here.
  const shown = JSON.stringify(value.slice(0, LONGEST_EXCERPT)).replace(
    /[^\P{C}]|[\u2028\u2029]/gu,
    (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return value.length > LONGEST_EXCERPT
    ? `${shown} and ${value.length - LONGEST_EXCERPT} more characters`
    : shown;
}

/** Returns a reason. @param sentence names with `…` where the value stands */
export const because = (sentence: string, value?: unknown): Reason => ({
  kind: sentence,
  text: sentence.replace(PLACE, () => excerpt(value)),
});

/** Returns the reason of an error that nobody has foreseen, such as a nesting that is too deep for the stack. */
export const becauseOf = (error: unknown): Reason =>
  because("Reading it fails: ….", error instanceof Error ? error.name : "not an error");

/** Whether an error comes from the disk or the store, and not from what stands in a record. */
export const isOfSystem = (error: unknown): boolean =>
  error instanceof Error && "code" in error && ("syscall" in error || "severity" in error);
