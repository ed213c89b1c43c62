import type { MeasureDefinition } from "@/experiments/engine/contract/app-facts";
import { formatNumber } from "@/lib/i18n/format";
import { typeset } from "@/lib/i18n/typeset";
import type { Locale } from "@/lib/routes";
import { type Measure, shown } from "./score";

type Format = Pick<MeasureDefinition, "decimals" | "unit">;

/**
 * Returns a measure and the ends of its interval as texts. The sentence, the figure with its text alternative, the
 * cautions and the tables of a result page all display these texts, because each number must be rounded only once. The
 * value and the ends have the decimals of the measure, as in the output of the recompute scripts. Downloads contain
 * trials and answers without rounding. If the measure does not have an interval, both ends equal the value.
 */
export function shownMeasure(
  { value, low, high }: Pick<Measure, "value" | "low" | "high">,
  definition: Format,
  locale: Locale,
): Record<"value" | "low" | "high", string> {
  const show = (number: number | null) => formatMeasure(number ?? value, definition, locale);
  return { value: show(value), low: show(low), high: show(high) };
}

/** Formats a published value or a reference value of a measure, with the decimals of that value. */
export function formatNorm(value: number, definition: MeasureDefinition, locale: Locale): string {
  const { decimals, normDecimals = decimals, unit } = definition;
  return formatMeasure(value, { decimals: normDecimals, unit }, locale);
}

/** Formats a value of a measure with its unit, rounded as in the recompute scripts. */
export function formatMeasure(value: number, { decimals, unit }: Format, locale: Locale): string {
  const number = formatNumber(shown(value, decimals), locale, decimals);
  if (unit === null) return number;
  // A space precedes the percent sign only in French, and never the degree sign.
  const isClose = unit === "°" || (unit === "%" && locale === "en");
  return isClose ? `${number}${unit}` : typeset(`${number} ${unit}`, locale);
}
