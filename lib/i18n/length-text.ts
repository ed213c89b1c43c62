import type { Locale } from "@/lib/routes";
import { formatNumber, roundLength } from "./format";
import { interpolate } from "./interpolate";

/**
 * Returns a duration rounded up to whole minutes, or to whole seconds below a minute, so that no estimate is too short.
 */
export function fullLengthText(
  seconds: number,
  words: Record<"seconds" | "minutes", string>,
  locale: Locale,
): string {
  const whole = Math.ceil(seconds);
  return lengthText(whole < 60 ? whole : Math.ceil(whole / 60) * 60, words, locale);
}

/** Returns a duration with the precision of everyday speech, such as "about 2.5 min". */
export function lengthText(
  seconds: number,
  words: Record<"seconds" | "minutes", string>,
  locale: Locale,
): string {
  const { unit, value, decimals } = roundLength(seconds);
  return interpolate(words[unit], { length: formatNumber(value, locale, decimals) });
}
