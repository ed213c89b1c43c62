import type { Locale } from "./routes";

/** The language tag of each locale: for `lang`, `hreflang` and number formats. */
export const LANGUAGE_TAGS = { en: "en-GB", fr: "fr-FR" } as const satisfies Record<Locale, string>;

/** A number as the language writes it, with a true minus sign (U+2212). */
export function formatNumber(value: number, locale: Locale, digits = 0): string {
  return new Intl.NumberFormat(LANGUAGE_TAGS[locale], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: "negative",
  })
    .format(value)
    .replace("-", "\u2212");
}

/** A duration in whole milliseconds with its unit held beside it. */
export function formatMs(milliseconds: number, locale: Locale): string {
  return `${formatNumber(milliseconds, locale)}\u00A0ms`;
}
