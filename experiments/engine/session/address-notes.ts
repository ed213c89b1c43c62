import { type AddressValue, HIDDEN_OR_UNREADABLE, type ValueProblem } from "./address-values";
import type { AddressEvent, EarlyEvent } from "./session";

/** A note about a value in a URL. Either the value was changed before its use, or it is not used. */
export type AddressNote = {
  what: Exclude<AddressEvent, "id_again">;
  /** Name of the value: the name of an identifier in the document, or `condition`. */
  name: string;
  /** All values with this name, in the order of the URL. If this name is absent, all names in the URL. */
  came: readonly string[];
  /** The value that is used; null if a usable value is missing. */
  used: string | null;
  /** The reason why a value is not used. */
  problem?: ValueProblem;
};

/** The data and the page contain at most 100 characters of each value, and at most 4 values. */
const LONGEST_SHOWN = 100;
const MOST_SHOWN = 4;

const code = (character: string) =>
  `\\u{${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}}`;

/** Returns a text from a URL as one line. At most `longest` characters remain; codes replace hidden characters. */
export function shownAddressValue(text: string, longest = LONGEST_SHOWN): string {
  // The text is shortened first, because a URL may contain megabytes.
  const characters = [...text.slice(0, longest * 2)];
  const start = characters.slice(0, longest).join("");
  const isWhole = start.length === text.length;
  return `${start.replace(HIDDEN_OR_UNREADABLE, code)}${isWhole ? "" : "…"}`;
}

const quoted = (texts: readonly string[]) =>
  texts
    .slice(0, MOST_SHOWN)
    .map((text) => `"${shownAddressValue(text)}"`)
    .join(", ") + (texts.length > MOST_SHOWN ? `, … (${texts.length})` : "");

/**
 * Returns a note as text for the data: one line of at most 1,000 characters that states the values, their use and the
 * reason.
 */
function noteDetail({ name, came, used, problem }: AddressNote): string {
  const end = used === null ? "not used" : `used "${shownAddressValue(used)}"`;
  const what = problem === "absent" ? "the address has" : "came";
  const why = problem === undefined ? "" : `, ${problem === "tooLong" ? "too long" : problem}`;
  return `${name}: ${what} ${quoted(came) || "nothing"}; ${end}${why}`;
}

/** Returns the notes about an expected identifier. @param others all names in the URL, for an absent identifier */
export function identifierNotes(
  name: string,
  read: AddressValue,
  others: readonly string[],
): AddressNote[] {
  const { value: used, values, came, problem, isRepaired } = read;
  if (problem)
    return [
      { what: "id_missing", name, came: problem === "absent" ? others : came, used, problem },
    ];
  if (values.length > 1) return [{ what: "id_conflict", name, came, used }];
  return isRepaired ? [{ what: "id_repaired", name, came, used }] : [];
}

/** Returns a note as an event of the session. */
export const noteEvent = (note: AddressNote): EarlyEvent => ({
  what: note.what,
  detail: noteDetail(note),
});
