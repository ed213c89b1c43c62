import type { Plan } from "./schema";

/**
 * How many more people to analyse make up for the sizes that a draw gives two groups in 95 % of studies: groups of n₁
 * and n₂ tell as much as 4 n₁n₂ / (n₁ + n₂) people in equal ones, which is 1.96² fewer at most, whatever the size
 * (docs/planning.md).
 */
export const MORE_FOR_A_DRAW = 4;

/** Whether a plan compares groups and computes with equal ones. */
export const isForEqualGroups = ({ question, groups }: Plan): boolean =>
  (question === "groups" || question === "proportions") && (groups?.sizeRatio ?? 1) === 1;

/** Whether the groups of a plan vary alike: otherwise it matters which of them becomes the smaller one. */
export const varyAlike = ({ groups }: Plan): boolean => (groups?.sdRatio ?? 1) === 1;
