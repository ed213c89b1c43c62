import type { Interval } from "@/lib/stats/intervals";
import { bcaInterval, bootstrap, jackknife, percentileInterval } from "@/lib/stats/resampling";

/** The number of people from which a reliability has an interval, and from which the percentile method is used. */
export const LEAST_FOR_INTERVAL = 30;
export const LEAST_FOR_PERCENTILES = 60;

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
  /** The value of the statistic for the people with these indices; NaN if it is undefined. */
  at(indices: Int32Array): number;
};

const everybody = (n: number): Int32Array => Int32Array.from({ length: n }, (_, index) => index);

/**
 * Returns the interval of a statistic from resamples of people: percentiles from 60 people, and below them the
 * bias-corrected and accelerated method (Efron 1987, doi:10.1080/01621459.1987.10478410). Null below 30 people.
 */
export function peopleInterval(
  statistic: PeopleStatistic,
  seed: number,
  level: number,
): { interval: Interval | null; kind: "percentile" | "bca"; count: number } | null {
  const { n, at } = statistic;
  if (n < LEAST_FOR_INTERVAL) return null;
  const count = resamplesFor(n, MOST_DRAWS.reliability);
  const values = bootstrap(n, count, seed, at);
  if (n >= LEAST_FOR_PERCENTILES)
    return { interval: percentileInterval(values, level), kind: "percentile", count };
  const interval = bcaInterval(values, at(everybody(n)), jackknife(n, at), level);
  return { interval, kind: "bca", count };
}
