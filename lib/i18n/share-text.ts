import type { Locale } from "@/lib/routes";
import { formatNumber } from "./format";

/**
 * Returns a number between −1 and 1 in the notation of the language. English omits the zero before the point, as
 * psychology journals do.
 */
export function shareText(value: number, locale: Locale, digits = 2): string {
  const text = formatNumber(value, locale, digits);
  return locale === "en" ? text.replace(/^(−?)0\./, "$1.") : text;
}

/** Returns the number of decimals that a value needs, at least `fewest` and at most `most`. */
function decimalsWithin(value: number, fewest: number, most: number): number {
  let digits = fewest;
  while (digits < most && Number(value.toFixed(digits)) !== value) digits += 1;
  return digits;
}

/** Returns the α of one test or interval with three significant digits and at least two decimals. */
export function alphaText(alpha: number, locale: Locale): string {
  const rounded = Number(alpha.toPrecision(3));
  return shareText(rounded, locale, decimalsWithin(rounded, 2, 20));
}

/** Returns the confidence level of an interval in percent, without the percent sign and with at most four decimals. */
export function levelText(beyond: number, locale: Locale): string {
  const level = Number(((1 - beyond) * 100).toFixed(4));
  return formatNumber(level, locale, decimalsWithin(level, 0, 4));
}

/** Returns a proportion that an author has entered, with all its decimals: at least two, at most four. */
export const chosenShareText = (value: number, locale: Locale): string =>
  shareText(value, locale, decimalsWithin(value, 2, 4));
