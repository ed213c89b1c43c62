import { LANGUAGE_TAGS } from "@/lib/i18n/format";
import type { Locale } from "@/lib/routes";

/** Joins names as a list in a language: "a, b and c". */
export const listed = (names: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(LANGUAGE_TAGS[locale]).format(names);

/** Joins names as alternatives in a language: "a, b or c". */
export const alternatives = (names: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(LANGUAGE_TAGS[locale], { type: "disjunction" }).format(names);

/** Returns a number as text with all its decimals, for values that a document contains. */
export const exactText = (value: number, locale: Locale): string =>
  new Intl.NumberFormat(LANGUAGE_TAGS[locale], { maximumSignificantDigits: 17 })
    .format(value)
    .replace("-", "\u2212");
