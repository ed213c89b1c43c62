import type { Locale } from "@/lib/routes";

/** The language tag of each locale: for `lang`, `hreflang` and number formats. */
export const LANGUAGE_TAGS = { en: "en-GB", fr: "fr-FR" } as const satisfies Record<Locale, string>;

/** Made once each: a format takes longer to make than a page of numbers to write with it. */
const numberFormats = new Map<string, Intl.NumberFormat>();

function numberFormat(locale: Locale, digits: number): Intl.NumberFormat {
  const key = `${locale}${digits}`;
  const made = numberFormats.get(key);
  if (made) return made;
  const format = new Intl.NumberFormat(LANGUAGE_TAGS[locale], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: "negative",
  });
  numberFormats.set(key, format);
  return format;
}

/** A number as the language writes it, with a true minus sign (U+2212). */
export function formatNumber(value: number, locale: Locale, digits = 0): string {
  return numberFormat(locale, digits).format(value).replace("-", "\u2212");
}

/** A duration in whole milliseconds with its unit held beside it. */
export function formatMs(milliseconds: number, locale: Locale): string {
  return `${formatNumber(milliseconds, locale)}\u00A0ms`;
}

/** A moment (ISO 8601) as the language writes it, to the minute, in the time zone of the device. */
export function formatMoment(moment: string, locale: Locale): string {
  return new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], {
    dateStyle: "long",
    timeStyle: "short",
  }).format(new Date(moment));
}

/** A day such as `2027-06-30` as the language writes it; what is no day stays as it is. */
export function formatDay(day: string, locale: Locale): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  return new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], {
    dateStyle: "long",
    timeZone: "UTC",
  }).format(date);
}

/**
 * A length of time as one says it: whole seconds up to a minute and a half, then minutes to the half.
 * @returns the number, the unit it is in, and the decimals it needs
 */
export function roundLength(seconds: number): {
  unit: "seconds" | "minutes";
  value: number;
  decimals: 0 | 1;
} {
  if (seconds < 60) return { unit: "seconds", value: Math.round(seconds), decimals: 0 };
  const value = Math.round(seconds / 30) / 2;
  return { unit: "minutes", value, decimals: Number.isInteger(value) ? 0 : 1 };
}
