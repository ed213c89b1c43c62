import type { Plan } from "./schema";

/**
 * The number of additional people to analyse if conditions are drawn at random, because the two groups are then of
 * unequal size. Groups of n₁ and n₂ people are as informative as 4 n₁n₂ / (n₁ + n₂) people in equal groups. In 95 % of
 * studies, this number is at most 1.96² smaller than n₁ + n₂, at any size (docs/planning.md).
 */
export const MORE_FOR_A_DRAW = 4;

/** Whether a plan compares groups and assumes that they are equal in size. */
export const isForEqualGroups = ({ question, groups }: Plan): boolean =>
  (question === "groups" || question === "proportions") && (groups?.sizeRatio ?? 1) === 1;

/** Whether a plan assumes the same variance in both groups; otherwise it matters which group becomes the smaller. */
export const varyAlike = ({ groups }: Plan): boolean => (groups?.sdRatio ?? 1) === 1;
