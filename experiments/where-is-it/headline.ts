import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import { formatMeasure } from "../engine/measure-format";
import type { Scored } from "../engine/score";
import { whereIsIt } from "./definition";
import type { WhereIsItWords } from "./words";

/** The sentence of a result: how far the crosses were from the cities, on average. */
export function headlineOf(
  { measures: [distance] }: Scored,
  { result }: Pick<WhereIsItWords, "result">,
  locale: Locale,
): string {
  return interpolate(result.headline, {
    km: formatMeasure(distance.value, whereIsIt.measures[0], locale),
  });
}
