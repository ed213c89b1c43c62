import type { Locale } from "@/lib/routes";
import { formatNumber } from "./format";

const MOST_DECIMALS = 4;

/** Returns a number as text, with at most four decimals and without trailing zeros. */
export function numberText(value: number, locale: Locale): string {
  const [, decimals = ""] = String(Number(value.toFixed(MOST_DECIMALS))).split(".");
  // `String` would write a large number as a power of ten. Its mantissa could then have more than four decimals.
  return formatNumber(value, locale, Math.min(decimals.length, MOST_DECIMALS));
}
