/**
 * What the rows of a run say about the random error of a measure. The reliability of a measure within a session follows
 * from the errors of all people (docs/reading.md, "Reliability").
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
