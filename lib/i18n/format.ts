import type { Locale } from "@/lib/routes";

/** The language tag of each locale, for `lang`, `hreflang` and number formats. */
export const LANGUAGE_TAGS = { en: "en-GB", fr: "fr-FR" } as const satisfies Record<Locale, string>;

/** The name of each language in that language. */
export const LANGUAGE_NAMES = { en: "English", fr: "Français" } as const satisfies Record<
  Locale,
  string
>;

/** The `Intl` formats are cached, because creating a format takes longer than formatting all numbers of a page. */
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

/** Returns a number in the notation of the language, with a true minus sign (U+2212). */
export function formatNumber(value: number, locale: Locale, digits = 0): string {
  return numberFormat(locale, digits).format(value).replace("-", "\u2212");
}

/** Returns a duration in whole milliseconds with its unit. A no-break space keeps number and unit on one line. */
export function formatMs(milliseconds: number, locale: Locale): string {
  return `${formatNumber(milliseconds, locale)}\u00A0ms`;
}

/** Returns a long date. In French, the first day of a month is an ordinal number: 1er janvier. */
const longDate = (date: Date, locale: Locale, options: Intl.DateTimeFormatOptions): string => {
  const text = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], {
    dateStyle: "long",
    ...options,
  }).format(date);
  return locale === "fr" ? text.replace(/^1(?=\s)/, "1er") : text;
};

/** Returns a moment (ISO 8601) in the notation of the language, to the minute and in the time zone of the device. */
export function formatMoment(moment: string, locale: Locale): string {
  return longDate(new Date(moment), locale, { timeStyle: "short" });
}

/**
 * Returns a day such as `2027-06-30` in the notation of the language. A text that does not have this format is returned
 * unchanged.
 */
export function formatDay(day: string, locale: Locale): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  return longDate(date, locale, { timeZone: "UTC" });
}

/** Returns a time of day such as `09:30` in the notation of the language; in French, `9 h 30`. */
export function formatTimeOfDay(time: string, locale: Locale): string {
  if (locale === "en") return time;
  const [hours, minutes] = time.split(":").map(Number);
  return `${hours}\u00A0h${minutes ? `\u00A0${String(minutes).padStart(2, "0")}` : ""}`;
}

/**
 * Rounds a duration to the precision of everyday speech: to whole seconds below a minute, otherwise to half minutes.
 * @returns the number, its unit and the number of decimals that it needs
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
