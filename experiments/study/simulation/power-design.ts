import type { Test } from "@/lib/stats/power";

/** The question of a simulated study; a plan can ask the same question (docs/planning.md). */
type PowerQuestion =
  /** Does the mean differ from `reference`? The true mean is `reference` + `effect`. */
  | { kind: "mean"; reference: number; effect: number }
  /**
   * Do the means of two groups differ? The true difference is `effect`. `sizeRatio` is the size of the second group
   * divided by the size of the first group, 1 by default.
   */
  | { kind: "groups"; effect: number; sizeRatio?: number }
  /**
   * Do two measures correlate? The true correlation is `effect`, and the reliability of the other measure is
   * `otherReliability`.
   */
  | { kind: "correlation"; effect: number; otherReliability: number };

export type PowerDesign = PowerQuestion & {
  /** The number of recruited people, in all groups together. */
  people: number;
  /** The proportion of recruited people whom the plan does not expect to analyse. */
  loss?: number;
  test: Test;
};
