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
  MOST_DRAWS,
  resamplesFor,
  seedOf,
} from "@/experiments/study/findings/reliability/resamples";
import { pearson } from "@/lib/stats/correlations";
import { addPearsonInfluences, errorOf } from "@/lib/stats/influences";
import type { Interval } from "@/lib/stats/intervals";
import {
  bootstrapWithErrors,
  everyone,
  studentizedInterval,
  type WithError,
} from "@/lib/stats/resampling";

/** The correlation corrected for attenuation, with its interval and the shares of resamples without a possible value. */
export type Corrected = {
  value: number;
  interval: Interval | null;
  shareAbove1: number;
  shareUndefined: number;
  resamples: { count: number; seed: number };
};

/** The number of people from which a correlation is corrected. */
const LEAST_FOR_CORRECTION = 60;

/**
 * The scale of intervals, on which the error depends less on the correlation. The factor 2 yields the best coverage of
 * simulated studies whose reliabilities are between 0.4 and 0.8.
 */
const toScale = (correlation: number): number => Math.asinh(2 * correlation);
const fromScale = (place: number): number => Math.sinh(place) / 2;

/** Returns a corrected correlation on the scale of intervals with its standard error. */
const onScale = (correlation: number, influences: Float64Array): WithError => ({
  value: toScale(correlation),
  error: (2 * errorOf(influences)) / Math.sqrt(1 + 4 * correlation ** 2),
});

/**
 * Returns Spearman's correction of a correlation for attenuation (1904, doi:10.2307/1412159), with the 95 % bootstrap-t
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
  const n = x.length;
  const count = resamplesFor(n, MOST_DRAWS.correlation);
  const of = { first: new Float64Array(n), second: new Float64Array(n), r: new Float64Array(n) };
  /** Returns the corrected correlation of people on the scale; NaN if a reliability is not above 0. */
  function statistic(indices: Int32Array): WithError {
    const [one, two] = [first.at(indices, of.first), second.at(indices, of.second)];
    if (!(one > 0 && two > 0)) return { value: Number.NaN, error: Number.NaN };
    of.r.fill(0);
    const root = Math.sqrt(one * two);
    const value = addPearsonInfluences(x, y, indices, of.r) / root;
    for (let i = 0; i < n; i += 1) {
      const ofBoth = (of.first[i] as number) / one + (of.second[i] as number) / two;
      of.r[i] = (of.r[i] as number) / root - (value / 2) * ofBoth;
    }
    return onScale(value, of.r);
  }
  const observed = statistic(everyone(n));
  const resampled = bootstrapWithErrors(n, count, seed, statistic);
  const defined = resampled.values.filter((value) => !Number.isNaN(value));
  const above = defined.filter((value) => Math.abs(value) > toScale(1)).length;
  const value = pearson(x, y) / Math.sqrt(first.value * second.value);
  const interval = studentizedInterval(observed, resampled, LEVEL);
  // Resamples of medians use a part of the random halves, so their centre differs a little from the value.
  const end = (place: number) => fromScale(place + toScale(value) - observed.value);
  return {
    value,
    interval: interval && { low: end(interval.low), high: end(interval.high) },
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
  if (pairs.length < LEAST_FOR_CORRECTION || !findings.every(isAbove0)) return null;
  const sides = [pairs.map(({ first }) => first), pairs.map(({ second }) => second)];
  const models = sides.map((people, index) => {
    const measured = people.map(measuredOf);
    // Without this, the corrected correlation would use fewer people than the observed correlation.
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
