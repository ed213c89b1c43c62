import type { MeasureDefinition } from "@/experiments/engine/contract/app-facts";
import { formatNumber } from "@/lib/i18n/format";
import { typeset } from "@/lib/i18n/typeset";
import type { Locale } from "@/lib/routes";
import { shown } from "./score";

/** Formats a norm or reference value of a measure, with the decimals of the published data or the reference. */
export function formatNorm(value: number, definition: MeasureDefinition, locale: Locale): string {
  const { decimals, normDecimals = decimals, unit } = definition;
  return formatMeasure(value, { decimals: normDecimals, unit }, locale);
}

/** Formats a value of a measure with its unit, rounded as in the recompute scripts. */
export function formatMeasure(
  value: number,
  { decimals, unit }: Pick<MeasureDefinition, "decimals" | "unit">,
  locale: Locale,
): string {
  const number = formatNumber(shown(value, decimals), locale, decimals);
  if (unit === null) return number;
  // The percent sign has a space before it in French only; the degree sign has no space in either language.
  const isClose = unit === "°" || (unit === "%" && locale === "en");
  return isClose ? `${number}${unit}` : typeset(`${number} ${unit}`, locale);
}
