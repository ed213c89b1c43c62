import { formatMeasure, shownMeasure } from "@/experiments/engine/score/measure-format";
import type { Measure, Scored } from "@/experiments/engine/score/score";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import type { MiniIpipParameters } from "./parameters";
import { MEASURE_OF, RELIABILITY, SCALE_MEASURE, SCALES } from "./scales";
import type { MiniIpipWords } from "./words";

/**
 * Returns a sentence about the scale whose mean differs most from the volunteers' mean, in points of the answers. The
 * sentence states whether the 95 % interval excludes the volunteers' mean. If the order of statements differs from the
 * published order, the means are not compared, and the sentence is about the scale with the highest mean.
 */
export function miniIpipHeadline(
  { measures }: Scored,
  { result }: Pick<MiniIpipWords, "result">,
  locale: Locale,
  { order }: Pick<MiniIpipParameters, "order">,
): string {
  const isCompared = order === "published";
  const rank = ({ measure, mean }: { measure: Measure; mean: number }) =>
    isCompared ? Math.abs(measure.value - mean) : measure.value;
  const [first] = SCALES.map((scale) => {
    const measure = measures.find(({ id }) => id === MEASURE_OF[scale]);
    if (!measure) throw new Error(`No measure for scale ${scale}`);
    return { measure, scale: MEASURE_OF[scale], mean: RELIABILITY[scale].mean };
  }).sort((a, b) => rank(b) - rank(a));
  if (!first) throw new Error("No scales");
  const { measure, scale, mean } = first;
  const { value, low, high } = measure;
  const ends = { low: low ?? value, high: high ?? value };
  const holdsMean = ends.low <= mean && mean <= ends.high;
  const compared = holdsMean ? result.near : result.furthest;
  return interpolate(isCompared ? compared : result.highest, {
    scale: result.measures[scale],
    mean: formatMeasure(mean, SCALE_MEASURE, locale),
    ...shownMeasure(measure, SCALE_MEASURE, locale),
  });
}
