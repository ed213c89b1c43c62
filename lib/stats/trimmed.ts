import { tOf } from "./group-intervals";
import { around, type Interval, welchDf } from "./intervals";
import { mean, variance } from "./statistics";

const rising = (values: readonly number[]) => [...values].sort((a, b) => a - b);

/** Returns how many of `n` values are left out at each end. */
const cut = (n: number, share: number) => Math.floor(share * n);

/** Returns the mean without the given share of the smallest and of the largest values; NaN for an empty list. */
export function trimmedMean(values: readonly number[], share = 0.2): number {
  const left = cut(values.length, share);
  return mean(rising(values).slice(left, values.length - left));
}

/**
 * Returns the squared standard error of the 20 % trimmed mean, from values whose ends are replaced by the nearest value
 * that is kept, and its degrees of freedom (Tukey & McLaughlin 1963, as Yuen 1974 gives it,
 * doi:10.1093/biomet/61.1.165).
 */
function trimmedError(values: readonly number[], share = 0.2): { squared: number; df: number } {
  const n = values.length;
  const left = cut(n, share);
  const sorted = rising(values);
  const [least, most] = [sorted[left] as number, sorted[n - left - 1] as number];
  const winsorised = sorted.map((value) => Math.min(most, Math.max(least, value)));
  const kept = n - 2 * left;
  return { squared: ((n - 1) * variance(winsorised)) / (kept * (kept - 1)), df: kept - 1 };
}

/** Returns the interval of the 20 % trimmed mean (Yuen 1974, doi:10.1093/biomet/61.1.165). Needs at least 2 values. */
export function yuenInterval(values: readonly number[], level: number): Interval {
  const { squared, df } = trimmedError(values);
  return around(trimmedMean(values), tOf(level, df) * Math.sqrt(squared));
}

/**
 * Returns the 20 % trimmed mean of `second` minus the 20 % trimmed mean of `first`, with Yuen's interval (1974,
 * doi:10.1093/biomet/61.1.165). Each list needs at least 2 values. If the kept values of each list are equal, `df` is
 * NaN, and the interval is the difference itself.
 */
export function yuenDifference(first: readonly number[], second: readonly number[], level: number) {
  const [one, two] = [trimmedError(first), trimmedError(second)];
  const difference = trimmedMean(second) - trimmedMean(first);
  const error = Math.sqrt(one.squared + two.squared);
  if (error === 0) return { difference, ...around(difference, 0), df: Number.NaN };
  const df = welchDf([one.squared, two.squared], [one.df, two.df]);
  return { difference, ...around(difference, tOf(level, df) * error), df };
}
