import type { Bilingual } from "@/lib/i18n/define-content";
import { shortened } from "@/lib/i18n/shortened";

/** A position in a file or in pasted cells. */
export type SurveyPlace = {
  sheet?: string;
  /** The line in the text of the file, from 1. It differs from the row if a cell contains line breaks. */
  line?: number;
  /** The heading of the column; its letter if the column has no heading. */
  column?: string;
  /** The cell as spreadsheets name it, such as `D7`. */
  cell?: string;
};

/** A part of a file that is not imported: its position, its text, and the rule that the text breaks. */
export type SurveyFault = SurveyPlace & {
  value?: string;
  /** The position of the fault within an expression, in characters from 1. */
  at?: number;
  rule: Bilingual;
};

/**
 * A fact that the author must know before importing the survey. `changed`: a part is imported in another form.
 * `leftOut`: a part is not imported. `kept`: a part is imported as it is written, although the author may have meant
 * something else.
 */
export type SurveyNote = SurveyFault & {
  kind: "changed" | "leftOut" | "kept";
  /** The name in the file, and the name in the survey. */
  renamed?: { from: string; to: string };
};

/** The faults and notes of one reading. */
export type Remarks = { faults: SurveyFault[]; notes: SurveyNote[] };

/** A cell with text, and its position. */
export type Cell = { text: string; place: SurveyPlace };

/** Returns a rule in both languages. */
export const rule = (en: string, fr: string): Bilingual => ({ en, fr });

const MOST_SHOWN = 200;

/** Returns a fault at a cell. */
export const faultAt = ({ text, place }: Cell, en: string, fr: string): SurveyFault => ({
  ...place,
  value: shortened(text, MOST_SHOWN),
  rule: rule(en, fr),
});

/** Returns a note at a cell. */
export const noteAt = (
  cell: Cell,
  kind: SurveyNote["kind"],
  en: string,
  fr: string,
): SurveyNote => ({ ...faultAt(cell, en, fr), kind });

/** Returns the letter of a column, counted from 0: A, B … Z, AA. */
export function columnLetter(index: number): string {
  const before = Math.floor(index / 26) - 1;
  const last = String.fromCharCode(65 + (index % 26));
  return before < 0 ? last : columnLetter(before) + last;
}
