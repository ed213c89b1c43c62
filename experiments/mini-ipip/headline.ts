import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import { type Scored, shown } from "../engine/score";
import { MEASURE_OF, parameters, SCALES } from "./parameters";
import type { MiniIpipWords } from "./words";

const DECIMALS = 2;

/**
 * Returns the sentence on the scale whose mean is furthest from that of the volunteers, in points of the answers, and
 * whether its 95 % interval tells the two apart. Both means are compared as they are shown.
 */
export function miniIpipHeadline(
  { measures }: Scored,
  { result }: Pick<MiniIpipWords, "result">,
  locale: Locale,
): string {
  const [furthest] = SCALES.map((scale) => {
    const measure = measures.find(({ id }) => id === MEASURE_OF[scale]);
    if (!measure) throw new Error(`No measure for scale ${scale}`);
    return { measure, scale: MEASURE_OF[scale], mean: parameters.reliability[scale].mean };
  }).sort((a, b) => Math.abs(b.measure.value - b.mean) - Math.abs(a.measure.value - a.mean));
  if (!furthest) throw new Error("No scales");
  const { measure, scale, mean } = furthest;
  const { value, low, high } = measure;
  const say = (number: number) => formatNumber(shown(number, DECIMALS), locale, DECIMALS);
  const ends = { low: low ?? value, high: high ?? value };
  const holdsMean = ends.low <= mean && mean <= ends.high;
  return interpolate(holdsMean ? result.near : result.furthest, {
    scale: result.measures[scale],
    value: say(value),
    mean: say(mean),
    low: say(ends.low),
    high: say(ends.high),
  });
}
