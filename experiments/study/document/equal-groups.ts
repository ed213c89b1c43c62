import type { Plan } from "./schema";

/**
 * The number of additional people to analyse that makes up, in 95 % of studies, for the unequal sizes of two groups
 * after a random draw: groups of n₁ and n₂ are as informative as 4 n₁n₂ / (n₁ + n₂) people in equal groups, which is
 * at most 1.96² fewer, at any size (docs/planning.md).
 */
export const MORE_FOR_A_DRAW = 4;

/** Whether a plan compares groups and assumes that they are equal in size. */
export const isForEqualGroups = ({ question, groups }: Plan): boolean =>
  (question === "groups" || question === "proportions") && (groups?.sizeRatio ?? 1) === 1;

/** Whether the groups of a plan have the same variance: otherwise it matters which of them becomes the smaller. */
export const varyAlike = ({ groups }: Plan): boolean => (groups?.sdRatio ?? 1) === 1;
