import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import { formatMeasure } from "../engine/measure-format";
import type { Scored } from "../engine/score";
import { goNoGo } from "./definition";
import type { GoNoGoWords } from "./words";

/** How many of the squares were pressed at, as a count and as the share that the plot shows. */
export function goNoGoHeadline(
  { measures: [{ value, n }] }: Scored,
  { result }: Pick<GoNoGoWords, "result">,
  locale: Locale,
): string {
  const count = Math.round((value / 100) * n);
  const percent = formatMeasure(value, goNoGo.measures[0], locale);
  return interpolate(count === 0 ? result.none : result.some, { count, n, percent });
}
