import { variance } from "@/lib/stats/statistics";

/**
 * The information in the rows of a run about the random error of a measure. The reliability of a measure within a
 * session follows from the errors of all people (docs/reading.md, "Reliability").
 */
export type MeasureError =
  /** The measure is a mean, a difference of means or a share: the unbiased estimate of its squared standard error. */
  | { kind: "squared"; value: number }
  /** The measure is the median of these values, in the order of the trials. */
  | { kind: "median"; values: readonly number[] }
  /**
   * The measure is the mean or the sum of the items of a scale, reversed where the scale reverses them, in the order of
   * the scale; null without an answer.
   */
  | { kind: "items"; values: readonly (number | null)[] };

/** The part of a measure that states its error. It is empty if the rows of one run do not suffice. */
type Stated = { error?: MeasureError };

const squared = (value: number): Stated =>
  Number.isFinite(value) ? { error: { kind: "squared", value } } : {};

/** Returns the squared standard error of the mean of values: their variance divided by n. Needs at least 2 values. */
export const meanError = (values: readonly number[]): Stated =>
  squared(variance(values) / values.length);

/** Returns the squared standard error of a difference of two means. Both lists need at least 2 values. */
export const differenceError = (more: readonly number[], less: readonly number[]): Stated =>
  squared(variance(more) / more.length + variance(less) / less.length);

/**
 * Returns the squared standard error of a share in percent: p(1 − p) / (n − 1), unbiased, times 100². Needs n of at
 * least 2.
 */
export function percentError(count: number, n: number): Stated {
  const share = count / n;
  return squared((share * (1 - share) * 100 ** 2) / (n - 1));
}
