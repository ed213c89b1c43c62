import type { Test } from "@/lib/stats/power";

/** What a simulated study asks: one of the questions of a plan (docs/planning.md). */
type PowerQuestion =
  /** Whether the mean differs from a value by so much. */
  | { kind: "mean"; reference: number; effect: number }
  /** Whether two groups differ by so much; `sizeRatio` in the second for one in the first, 1 unless given. */
  | { kind: "groups"; effect: number; sizeRatio?: number }
  /** Whether the true score correlates with the truth of another measure of this reliability. */
  | { kind: "correlation"; effect: number; otherReliability: number };

export type PowerDesign = PowerQuestion & {
  /** People recruited, in both groups together. */
  people: number;
  /** The share of them that the plan does not expect to analyse. */
  loss?: number;
  test: Test;
};
