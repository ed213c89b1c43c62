import { formatNumber } from "@/lib/format";
import type { Locale } from "@/lib/routes";
import { typeset } from "@/lib/typeset";
import type { MeasureDefinition } from "../app-definition";
import { shown } from "./score";

/** A value of a measure as it is shown: rounded as the recompute scripts round, with its unit. */
export function formatMeasure(
  value: number,
  { decimals, unit }: Pick<MeasureDefinition, "decimals" | "unit">,
  locale: Locale,
): string {
  const number = formatNumber(shown(value, decimals), locale, decimals);
  if (unit === null) return number;
  // English sets the percent sign close; a space before it is French.
  return unit === "%" && locale === "en" ? `${number}%` : typeset(`${number} ${unit}`, locale);
}
