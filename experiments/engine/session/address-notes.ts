import { type AddressValue, HIDDEN_OR_UNREADABLE, type ValueProblem } from "./address-values";
import type { AddressEvent, EarlyEvent } from "./session";

/** Something of an address that was not used as it came, or not at all. */
export type AddressNote = {
  what: Exclude<AddressEvent, "id_again">;
  /** What it is about: a name of the document, or `condition`. */
  name: string;
  /** What came under the name, in its order; names of the address instead where nothing did. */
  came: readonly string[];
  /** What is used; null where nothing is. */
  used: string | null;
  /** Why nothing is. */
  problem?: ValueProblem;
};

/** Characters of one value in the data and on the page, and how many values. */
const LONGEST_SHOWN = 100;
const MOST_SHOWN = 4;

const code = (character: string) =>
  `\\u{${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}}`;

/** Returns a text of an address as one line without hidden characters, each of them as its code, and not too long. */
export function shownValue(text: string, longest = LONGEST_SHOWN): string {
  // Before anything else, since an address may hold megabytes.
  const characters = [...text.slice(0, longest * 2)];
  const start = characters.slice(0, longest).join("");
  const isWhole = start.length === text.length;
  return `${start.replace(HIDDEN_OR_UNREADABLE, code)}${isWhole ? "" : "…"}`;
}

const quoted = (texts: readonly string[]) =>
  texts
    .slice(0, MOST_SHOWN)
    .map((text) => `"${shownValue(text)}"`)
    .join(", ") + (texts.length > MOST_SHOWN ? `, … (${texts.length})` : "");

/** Returns what the data say of a note: what came, what is used, and why nothing is. One line, at most 1,000 characters. */
export function noteDetail({ name, came, used, problem }: AddressNote): string {
  const end = used === null ? "not used" : `used "${shownValue(used)}"`;
  const what = problem === "absent" ? "the address has" : "came";
  const why = problem === undefined ? "" : `, ${problem === "tooLong" ? "too long" : problem}`;
  return `${name}: ${what} ${quoted(came) || "nothing"}; ${end}${why}`;
}

/** Returns what is to be noted of an identifier that an address should have. @param others names that the address has */
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

/** Returns a note as an event of the data. */
export const noteEvent = (note: AddressNote): EarlyEvent => ({
  what: note.what,
  detail: noteDetail(note),
});
