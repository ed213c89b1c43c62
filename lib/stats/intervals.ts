import { mean, variance } from "./statistics";

/** The bounds of an interval, in the unit of the values. */
export type Interval = { low: number; high: number };

/**
 * The 97.5 % point of the normal distribution: 95 % of the distribution lie within this number of SD around the mean.
 */
export const Z_95 = 1.959964;

/**
 * Returns the 97.5 % point of Student's t, by four terms of the Cornish-Fisher expansion (Abramowitz & Stegun 1964,
 * 26.7.5). The error is at most 0.2 % from 3 degrees of freedom, and at most 0.001 % from 10. The recompute scripts use
 * the same four terms, so that their results agree with the page to the last digit.
 * @param df degrees of freedom, at least 3; Welch's degrees of freedom may have decimals
 */
export function tQuantile(df: number): number {
  const z = Z_95;
  const terms = [
    (z ** 3 + z) / 4,
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96,
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384,
    (79 * z ** 9 + 776 * z ** 7 + 1482 * z ** 5 - 1920 * z ** 3 - 945 * z) / 92160,
  ];
  return terms.reduce((sum, term, index) => sum + term / df ** (index + 1), z);
}

/** Returns the interval that extends by the same amount to each side of a value. */
export const around = (value: number, half: number): Interval => ({
  low: value - half,
  high: value + half,
});

/** Returns the estimated standard error of a mean. */
export const meanError = (values: readonly number[]): number =>
  Math.sqrt(variance(values) / values.length);

/** Returns the 95 % interval of a mean by Student's t. Needs at least 4 values. */
export const meanInterval = (values: readonly number[]): Interval =>
  around(mean(values), tQuantile(values.length - 1) * meanError(values));

/**
 * Returns the degrees of freedom of a sum or difference of two estimates (Welch 1947, doi:10.1093/biomet/34.1-2.28).
 * @param squared the squared standard error of each estimate
 * @param dfs the degrees of freedom of each
 */
export const welchDf = (
  [a, b]: readonly [number, number],
  dfs: readonly [number, number],
): number => (a + b) ** 2 / (a ** 2 / dfs[0] + b ** 2 / dfs[1]);

/**
 * Returns the 95 % interval of the mean of `more` minus the mean of `less` by Welch's t, which allows unequal variances
 * (Welch 1947, doi:10.1093/biomet/34.1-2.28). Both lists need at least 4 values.
 */
export function differenceInterval(more: readonly number[], less: readonly number[]): Interval {
  const [a, b] = [variance(more) / more.length, variance(less) / less.length];
  const value = mean(more) - mean(less);
  // If all values are equal, the degrees of freedom are 0 / 0. The interval is then the difference itself.
  if (a + b === 0) return around(value, 0);
  const df = welchDf([a, b], [more.length - 1, less.length - 1]);
  return around(value, tQuantile(df) * Math.sqrt(a + b));
}

/**
 * Returns the 95 % score interval of a proportion, with bounds from 0 to 1. The interval has a width even for counts of
 * 0 and `n` (Wilson 1927, doi:10.1080/01621459.1927.10502953).
 * @param count number of cases out of `n`; `n` is at least 1
 * @param z the point of the normal distribution for a level other than 95 %
 */
export function wilsonInterval(count: number, n: number, z = Z_95): Interval {
  const share = count / n;
  const centre = share + z ** 2 / (2 * n);
  const half = z * Math.sqrt((share * (1 - share)) / n + (z / (2 * n)) ** 2);
  const scale = 1 + z ** 2 / n;
  // Rounding errors may produce a bound below 0 or above 1.
  return { low: Math.max(0, (centre - half) / scale), high: Math.min(1, (centre + half) / scale) };
}

/**
 * Returns the distribution-free interval of a median: from the k-th smallest to the k-th largest value. k is the
 * largest number at which the coverage is at least 95 %. The interval misses the true median only if fewer than k
 * values are on one side of the median. Each value is on either side with probability 1/2, so the coverage is the sum
 * of C(n, i) / 2^n for i from k to n − k. With 20 values k is 6, and the coverage is 95.9 %.
 * @param sorted values in rising order, at least 6
 */
export function medianInterval(sorted: readonly number[]): Interval {
  const n = sorted.length;
  let rank = 1;
  while (rank < n / 2 && binomialBetween(n, rank + 1, n - rank - 1) >= 0.95) rank += 1;
  return { low: sorted[rank - 1] as number, high: sorted[n - rank] as number };
}

/** Returns the probability of `low` to `high` heads in `n` tosses of a fair coin. */
function binomialBetween(n: number, low: number, high: number): number {
  let ways = 1;
  let sum = 0;
  for (let i = 0; i <= high; i += 1) {
    if (i >= low) sum += ways;
    ways = (ways * (n - i)) / (i + 1);
  }
  return sum / 2 ** n;
}

/** The highest acceptable probability that a participant who only guesses passes an accuracy rule. */
export const GUESSING_PASSES = 0.01;

/**
 * Returns the smallest number of correct answers that a guessing participant reaches in fewer than 1 of 100 runs. The
 * result is more than `n` if even `n` correct answers are not rare enough.
 * @param n number of answers
 * @param chance probability that one guess is correct
 */
export function guessingLimit(n: number, chance: number): number {
  let limit = n + 1;
  // The probability P(X = k), for k from n downwards.
  let probability = chance ** n;
  let tail = probability;
  while (limit > 0 && tail < GUESSING_PASSES) {
    limit -= 1;
    probability *= (limit * (1 - chance)) / ((n - limit + 1) * chance);
    tail += probability;
  }
  return limit;
}
