import type { Locale } from "@/lib/routes";

const NARROW_NO_BREAK_SPACE = "\u202F";
const NO_BREAK_SPACE = "\u00A0";
const UNITS = "ms|s|min|h|%|€|Hz|px|km|kB|ko|Mo|pt";
const SPACE_BEFORE_UNIT = new RegExp(`([\\d}]) (?=(?:${UNITS})(?![\\p{L}\\p{N}]))`, "gu");

/**
 * Returns what a link or a button does, and to which thing, for those who hear it out of its place.
 *
 * @param which such as the name of an app
 */
export const withColon = (what: string, which: string, locale: Locale): string =>
  `${what}${locale === "fr" ? NO_BREAK_SPACE : ""}: ${which}`;

/** Returns a name or somebody’s own words between the quotation marks of the language. */
export const quoted = (text: string, locale: Locale): string =>
  locale === "fr" ? `«${NARROW_NO_BREAK_SPACE}${text}${NARROW_NO_BREAK_SPACE}»` : `“${text}”`;

/**
 * Sets a text as its language is printed, so that writers type ordinary spaces: numbers keep their
 * unit beside them and, in French, high punctuation and guillemets take narrow no-break spaces
 * (Lexique des règles typographiques en usage à l’Imprimerie nationale).
 */
export function typeset(text: string, locale: Locale): string {
  const units = text.replace(SPACE_BEFORE_UNIT, `$1${NO_BREAK_SPACE}`);
  if (locale === "en") return units;
  return units
    .replace(/ (?=[;!?»])/g, NARROW_NO_BREAK_SPACE)
    .replace(/« /g, `«${NARROW_NO_BREAK_SPACE}`)
    .replace(/ (?=:(?:\s|$))/g, NO_BREAK_SPACE);
}
