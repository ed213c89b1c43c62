import type { Locale } from "@/lib/routes";

const NARROW_NO_BREAK_SPACE = "\u202F";
const NO_BREAK_SPACE = "\u00A0";
const UNITS = "ms|s|min|h|%|€|Hz|px|km|kB|ko|Mo|pt";
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
 * unit. In French, narrow no-break spaces stand before high punctuation and inside guillemets (Lexique des règles
 * typographiques en usage à l’Imprimerie nationale).
 */
export function typeset(text: string, locale: Locale): string {
  const units = text.replace(SPACE_BEFORE_UNIT, `$1${NO_BREAK_SPACE}`);
  if (locale === "en") return units;
  return units
    .replace(/ (?=[;!?»])/g, NARROW_NO_BREAK_SPACE)
    .replace(/« /g, `«${NARROW_NO_BREAK_SPACE}`)
    .replace(/ (?=:(?:\s|$))/g, NO_BREAK_SPACE);
}
