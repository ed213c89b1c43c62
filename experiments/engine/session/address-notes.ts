import { type AddressValue, HIDDEN_OR_UNREADABLE, type ValueProblem } from "./address-values";
import type { AddressEvent, EarlyEvent } from "./session";

/** A record of a value in an address that was changed before use, or not used. */
export type AddressNote = {
  what: Exclude<AddressEvent, "id_again">;
  /** Name of the value: an identifier named in the document, or `condition`. */
  name: string;
  /** All values under the name, in the order of the address; if there are none, the names in the address instead. */
  came: readonly string[];
  /** The value that is used; null if none is. */
  used: string | null;
  /** The reason why no value is used. */
  problem?: ValueProblem;
};

/** Largest number of characters of a value, and of values, in the data and on the page. */
const LONGEST_SHOWN = 100;
const MOST_SHOWN = 4;

const code = (character: string) =>
  `\\u{${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}}`;

/** Returns a text from an address as one line of at most `longest` characters, with hidden characters as codes. */
export function shownAddressValue(text: string, longest = LONGEST_SHOWN): string {
  // Shortened first, because an address may contain megabytes.
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

/** Returns the text of a note for the data: one line with values, use and reason, at most 1,000 characters. */
export function noteDetail({ name, came, used, problem }: AddressNote): string {
  const end = used === null ? "not used" : `used "${shownAddressValue(used)}"`;
  const what = problem === "absent" ? "the address has" : "came";
  const why = problem === undefined ? "" : `, ${problem === "tooLong" ? "too long" : problem}`;
  return `${name}: ${what} ${quoted(came) || "nothing"}; ${end}${why}`;
}

/** Returns the notes about an expected identifier in an address. @param others names in the address */
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

/** Returns a note as an event for the data. */
export const noteEvent = (note: AddressNote): EarlyEvent => ({
  what: note.what,
  detail: noteDetail(note),
});
