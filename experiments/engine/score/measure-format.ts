import type { MeasureDefinition } from "@/experiments/engine/contract/app-facts";
import { formatNumber } from "@/lib/i18n/format";
import { typeset } from "@/lib/i18n/typeset";
import type { Locale } from "@/lib/routes";
import { shown } from "./score";

/** Formats what a measure is compared with, in the decimals of the data or the reference. */
export function formatNorm(value: number, definition: MeasureDefinition, locale: Locale): string {
  const { decimals, normDecimals = decimals, unit } = definition;
  return formatMeasure(value, { decimals: normDecimals, unit }, locale);
}

/** Formats a value of a measure with its unit, rounded as the recompute scripts round. */
export function formatMeasure(
  value: number,
  { decimals, unit }: Pick<MeasureDefinition, "decimals" | "unit">,
  locale: Locale,
): string {
  const number = formatNumber(shown(value, decimals), locale, decimals);
  if (unit === null) return number;
  // English sets the percent sign close; a space before it is French. Degrees are close in both.
  const isClose = unit === "°" || (unit === "%" && locale === "en");
  return isClose ? `${number}${unit}` : typeset(`${number} ${unit}`, locale);
}
