import { normalQuantile } from "./distributions";
import { around, type Interval, meanError, welchDf, wilsonInterval } from "./intervals";
import { chiSquareQuantile, tQuantileAt } from "./quantiles";
import { mean, variance } from "./statistics";

// Intervals of groups of people at any level, such as 0.95, to the last digit. The intervals of single runs in
// intervals.ts have one level and rounded quantiles, because the recompute scripts have the same.

/** Returns the normal quantile of which a share of `level` lies within ± this number. */
export const zOf = (level: number): number => normalQuantile((1 + level) / 2);

/** Returns the quantile of Student's t of which a share of `level` lies within ± this number. */
export const tOf = (level: number, df: number): number => tQuantileAt((1 + level) / 2, df);

/** Returns the interval of a mean by Student's t. Needs at least 2 values. */
export const meanIntervalAt = (values: readonly number[], level: number): Interval =>
  around(mean(values), tOf(level, values.length - 1) * meanError(values));

/** Returns the interval of a standard deviation by the chi-square distribution. Needs at least 2 values. */
export function sdInterval(values: readonly number[], level: number): Interval {
  const df = values.length - 1;
  const squares = df * variance(values);
  return {
    low: Math.sqrt(squares / chiSquareQuantile((1 + level) / 2, df)),
    high: Math.sqrt(squares / chiSquareQuantile((1 - level) / 2, df)),
  };
}

/**
 * Returns the mean of `second` minus the mean of `first` with Welch's interval, which allows unequal variances (Welch
 * 1947, doi:10.1093/biomet/34.1-2.28). Each list needs at least 2 values. If no values differ within the groups, `df`
 * and `t` are NaN, and the interval is the difference itself.
 */
export function welch(first: readonly number[], second: readonly number[], level: number) {
  const squared = [variance(first) / first.length, variance(second) / second.length] as const;
  const difference = mean(second) - mean(first);
  const error = Math.sqrt(squared[0] + squared[1]);
  if (error === 0) return { difference, ...around(difference, 0), df: Number.NaN, t: Number.NaN };
  const df = welchDf(squared, [first.length - 1, second.length - 1]);
  return {
    difference,
    ...around(difference, tOf(level, df) * error),
    df,
    t: difference / error,
  };
}

/**
 * Returns the score interval of a proportion (Wilson 1927, doi:10.1080/01621459.1927.10502953).
 * @param count number of cases out of `n`; `n` is at least 1
 */
export const wilsonAt = (count: number, n: number, level: number): Interval =>
  wilsonInterval(count, n, zOf(level));

/**
 * Returns the interval of the second proportion minus the first, from the score intervals of both (Newcombe 1998,
 * method 10, doi:10.1002/(SICI)1097-0258(19980430)17:8<873::AID-SIM779>3.0.CO;2-I). Each group has at least 1 person.
 */
export function newcombeInterval(
  count1: number,
  n1: number,
  count2: number,
  n2: number,
  level: number,
): Interval {
  const [share1, share2] = [count1 / n1, count2 / n2];
  const [first, second] = [wilsonAt(count1, n1, level), wilsonAt(count2, n2, level)];
  const difference = share2 - share1;
  return {
    low: difference - Math.hypot(share2 - second.low, first.high - share1),
    high: difference + Math.hypot(second.high - share2, share1 - first.low),
  };
}
