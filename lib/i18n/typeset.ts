import type { Locale } from "@/lib/routes";

const NARROW_NO_BREAK_SPACE = "\u202F";
const NO_BREAK_SPACE = "\u00A0";
const UNITS = "ms|s|min|h|%|€|Hz|px|km|kB|ko|Mo|pt";
/** Spaces at which a line must not end: within a number, around an operator, within an interval, and before the number of a named part. */
const SPACE_IN_NUMBER = /(?<=\d) (?=\d)/g;
const SPACES_OF_OPERATOR = /(?<=[\d%)]) ([×=±]) (?=[\d−.])/g;
/** The space between the two ends of an interval in brackets, which are numbers or placeholders. */
const SPACE_IN_INTERVAL = /(?<=\[(?:\{\w+\}|[−\d][\d.,]*)(?:,| ;)) (?=(?:\{\w+\}|[−\d][\d.,]*)\])/g;
const SPACE_BEFORE_NUMBER =
  /(?<![\p{L}\p{N}])(\p{Lu}\.|art\.|articles?|n°|no\.|pp?\.|Figure|Table|Tableau) (?=\d)/gu;
/** A hyphen after which only a short word follows, such as “importez-y”. */
const SHORT_AFTER_HYPHEN = /(?<=\p{L}-)(?=(?:y|en|t-(?:il|elle|on)|ci|là)(?![\p{L}\p{N}-]))/gu;
const WORD_JOINER = "\u2060";
const SPACE_BEFORE_UNIT = new RegExp(`([\\d}]) (?=(?:${UNITS})(?![\\p{L}\\p{N}]))`, "gu");

/**
 * Returns the name of a link or button followed by its subject. Screen readers list links and buttons out of context,
 * so the name must be complete.
 *
 * @param which the subject, such as the name of an app
 */
export const withColon = (what: string, which: string, locale: Locale): string =>
  `${what}${locale === "fr" ? NO_BREAK_SPACE : ""}: ${which}`;

/** Encloses a name or a quotation in the quotation marks of the language. */
export const quoted = (text: string, locale: Locale): string =>
  locale === "fr" ? `«${NARROW_NO_BREAK_SPACE}${text}${NARROW_NO_BREAK_SPACE}»` : `“${text}”`;

/**
 * Applies the typography of a language, so that writers can type ordinary spaces. A number remains on one line with its
 * unit and with the groups of its digits, and so do the ends of an interval. In French, narrow no-break spaces stand before high punctuation and inside guillemets (Lexique des règles
 * typographiques en usage à l’Imprimerie nationale).
 */
export function typeset(text: string, locale: Locale): string {
  const units = text
    .replace(SPACE_BEFORE_UNIT, `$1${NO_BREAK_SPACE}`)
    .replace(SPACE_IN_NUMBER, NO_BREAK_SPACE)
    .replace(SPACE_IN_INTERVAL, NO_BREAK_SPACE)
    .replace(SPACES_OF_OPERATOR, `${NO_BREAK_SPACE}$1${NO_BREAK_SPACE}`)
    .replace(SPACE_BEFORE_NUMBER, `$1${NO_BREAK_SPACE}`);
  if (locale === "en") return units;
  return units
    .replace(SHORT_AFTER_HYPHEN, WORD_JOINER)
    .replace(/ (?=[;!?»])/g, NARROW_NO_BREAK_SPACE)
    .replace(/« /g, `«${NARROW_NO_BREAK_SPACE}`)
    .replace(/ (?=:(?:\s|$))/g, NO_BREAK_SPACE);
}
