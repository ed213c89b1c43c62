import { estimate, LEVEL } from "@/experiments/study/findings/estimate";
import type { CorrelationFinding, MeasureFinding } from "@/experiments/study/findings/findings";
import type { Valued } from "@/experiments/study/findings/people/cases";
import {
  type ModelOf,
  type ReliabilityModel,
  usableOf,
} from "@/experiments/study/findings/reliability/reliability-models";
import { measuredOf } from "@/experiments/study/findings/reliability/reliability-of";
import {
  LEAST_FOR_PERCENTILES,
  MOST_DRAWS,
  resamplesFor,
  seedOf,
} from "@/experiments/study/findings/reliability/resamples";
import { pearson, pearsonOf } from "@/lib/stats/correlations";
import type { Interval } from "@/lib/stats/intervals";
import { bootstrap, percentileInterval } from "@/lib/stats/resampling";

/** The correlation corrected for attenuation, with its interval and the shares of resamples without a possible value. */
export type Corrected = {
  value: number;
  interval: Interval | null;
  shareAbove1: number;
  shareUndefined: number;
  resamples: { count: number; seed: number };
};

/**
 * Returns Spearman's correction of a correlation for attenuation (1904, doi:10.2307/1412159), with the 95 % percentile
 * interval of resamples of people, in which the correlation and both reliabilities are computed again.
 * @param first reliability of `x`, of the same people in the same order; `second` likewise of `y`
 */
export function correctedCorrelation(
  x: readonly number[],
  y: readonly number[],
  first: ReliabilityModel,
  second: ReliabilityModel,
  seed: number,
): Corrected {
  const count = resamplesFor(x.length, MOST_DRAWS.correlation);
  const values = bootstrap(x.length, count, seed, (indices) => {
    const product = [first.at(indices), second.at(indices)];
    return product.every((each) => each > 0)
      ? pearsonOf(x, y, indices) / Math.sqrt((product[0] ?? 0) * (product[1] ?? 0))
      : Number.NaN;
  });
  const defined = values.filter((value) => !Number.isNaN(value));
  const above = defined.filter((value) => Math.abs(value) > 1).length;
  return {
    value: pearson(x, y) / Math.sqrt(first.value * second.value),
    interval: percentileInterval(values, LEVEL),
    shareAbove1: defined.length === 0 ? 0 : above / defined.length,
    shareUndefined: 1 - defined.length / count,
    resamples: { count, seed },
  };
}

const isAbove0 = (finding: MeasureFinding | undefined): boolean =>
  (finding?.reliability?.estimate.low ?? 0) > 0;

/** Returns the corrected correlation; null if a reliability may be 0, or if fewer than 60 people have both scores. */
export function correctedOf(
  pairs: readonly { first: Valued; second: Valued }[],
  name: string,
  findings: readonly (MeasureFinding | undefined)[],
  modelOf: ModelOf,
): CorrelationFinding["corrected"] {
  if (pairs.length < LEAST_FOR_PERCENTILES || !findings.every(isAbove0)) return null;
  const sides = [pairs.map(({ first }) => first), pairs.map(({ second }) => second)];
  const models = sides.map((people, index) => {
    const measured = people.map(measuredOf);
    // Otherwise, the corrected correlation would be about fewer people than the observed correlation that is displayed
    // with it.
    if (usableOf(measured).length < people.length) return null;
    return modelOf(
      findings[index]?.measure.name ?? name,
      measured.flatMap((each) => each ?? []),
    );
  });
  const [first, second] = models;
  if (!first || !second || !(first.value > 0) || !(second.value > 0)) return null;
  const [x = [], y = []] = sides.map((people) => people.map(({ measure }) => measure.value));
  const { value, interval, ...shares } = correctedCorrelation(x, y, first, second, seedOf(name));
  return { estimate: estimate(value, interval), ...shares };
}
