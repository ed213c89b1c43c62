import type { Plan } from "./schema";

/**
 * The number of additional people to analyse if conditions are drawn at random, because the two groups then differ in
 * size. Groups of n₁ and n₂ people are as informative as 4 n₁n₂ / (n₁ + n₂) people in equal groups. In 95 % of studies,
 * this number is smaller than n₁ + n₂ by at most 1.96², at any size (docs/planning.md).
 */
export const MORE_FOR_A_DRAW = 4;

/** Returns whether a plan compares groups and assumes that they are equal in size. */
export const isForEqualGroups = ({ question, groups }: Plan): boolean =>
  (question === "groups" || question === "proportions") && (groups?.sizeRatio ?? 1) === 1;

/**
 * Returns whether a plan assumes the same variance in both groups. If the variances differ, the power depends on which
 * group is smaller.
 */
export const varyAlike = ({ groups }: Plan): boolean => (groups?.sdRatio ?? 1) === 1;
