import { fromLogScale, onLogScale, toLogScale } from "@/lib/stats/influences";
import type { Interval } from "@/lib/stats/intervals";
import { bootstrapWithErrors, everyone, studentizedInterval } from "@/lib/stats/resampling";

/** The number of people from which a reliability has an interval. */
export const LEAST_FOR_INTERVAL = 30;

const RESAMPLES = 2000;

/**
 * The largest number of people times resamples. With more people, fewer resamples bound the computing time. A study has up
 * to ten corrected correlations, and each of them computes two reliabilities.
 */
export const MOST_DRAWS = { reliability: 2_000_000, correlation: 500_000 } as const;
const LEAST_RESAMPLES = 400;

/** Returns the number of resamples of people: 2,000 or, if this exceeds the draws, fewer, but at least 400. */
export const resamplesFor = (n: number, draws: number): number =>
  Math.max(LEAST_RESAMPLES, Math.min(RESAMPLES, Math.floor(draws / n)));

/**
 * Returns the seed of the resamples and halves of a name, from 0 to 2^32 − 1. The same name always has the same seed,
 * so that the numbers of a study do not change (FNV-1a, by its authors, public domain).
 */
export function seedOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < name.length; index += 1)
    hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193) >>> 0;
  return hash;
}

/** A statistic of people that resamples compute. */
export type PeopleStatistic = {
  n: number;
  /** The statistic of all people; NaN if it is undefined. */
  value: number;
  /**
   * The value of the statistic for the people with these indices; NaN if it is undefined.
   * @param influences receives the influence of each of them (lib/stats/influences.ts)
   */
  at(indices: Int32Array, influences: Float64Array): number;
};

/**
 * Returns the interval of a reliability from resamples of people, by the bootstrap-t method on the scale
 * −log(1 − reliability). Null below 30 people.
 */
export function peopleInterval(
  { n, value, at }: PeopleStatistic,
  seed: number,
  level: number,
): { interval: Interval | null; count: number } | null {
  if (n < LEAST_FOR_INTERVAL) return null;
  const count = resamplesFor(n, MOST_DRAWS.reliability);
  const influences = new Float64Array(n);
  const statistic = (indices: Int32Array) => onLogScale(at(indices, influences), influences);
  const observed = statistic(everyone(n));
  const interval = studentizedInterval(
    observed,
    bootstrapWithErrors(n, count, seed, statistic),
    level,
  );
  // Resamples of medians use a part of the random halves, so their centre differs a little from the value.
  const end = (place: number) => fromLogScale(place + toLogScale(value) - observed.value);
  return { interval: interval && { low: end(interval.low), high: end(interval.high) }, count };
}
