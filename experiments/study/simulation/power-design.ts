import type { Test } from "@/lib/stats/power";

/** The question of a simulated study, which is one of the questions of a plan (docs/planning.md). */
type PowerQuestion =
  /** Whether the mean differs from `reference` by `effect`. */
  | { kind: "mean"; reference: number; effect: number }
  /** Whether two groups differ by `effect`; `sizeRatio` people in the second group for each in the first, 1 by default. */
  | { kind: "groups"; effect: number; sizeRatio?: number }
  /** Whether the true score correlates with the truth of another measure of this reliability. */
  | { kind: "correlation"; effect: number; otherReliability: number };

export type PowerDesign = PowerQuestion & {
  /** Number of recruited people, in both groups together. */
  people: number;
  /** The share of recruited people whom the plan does not expect to analyse. */
  loss?: number;
  test: Test;
};
