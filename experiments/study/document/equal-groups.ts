import { normalCdf } from "@/lib/stats/distributions";
import { isInGroups } from "./compared-share";
import type { Plan } from "./schema";

/** The probability with which the compared groups are at least as informative as planned. */
const CERTAINTY = 0.95;

/** The limits and the number of steps of the numerical integral over a normal distribution. */
const FARTHEST = 6;
const STEPS = 240;

/**
 * Returns the probability that two groups which are drawn at random are at least as informative as `planned` people in
 * two equal groups. Groups of n₁ and n₂ people are as informative as 4 n₁n₂ / (n₁ + n₂) people in equal groups. This
 * number is n₁ + n₂ - z², where z has a standard normal distribution (docs/planning.md).
 * @param share the share of the people who are in one of the two groups
 */
function isEnoughIn(people: number, share: number, planned: number): number {
  const spread = Math.sqrt(people * share * (1 - share));
  const step = FARTHEST / STEPS;
  let sum = 0;
  for (let index = 0; index < STEPS; index += 1) {
    const z = (index + 0.5) * step;
    const rest = people * share - planned - z ** 2;
    const probability = spread === 0 ? Number(rest >= 0) : normalCdf(rest / spread);
    sum += 2 * Math.exp((-z * z) / 2) * probability;
  }
  return (sum * step) / Math.sqrt(2 * Math.PI);
}

/** The number of additional people if a study has two groups only. It is 1.96², rounded up, at any size of the study. */
const MORE_IN_TWO = 4;

/**
 * Returns the number of additional people to analyse if conditions are drawn at random, because the two compared groups
 * then differ in size. In 95 % of studies, the groups are then at least as informative as planned.
 * @param people the number of people to analyse in all groups
 * @param conditions the number of groups
 */
export function moreForDraw(people: number, conditions: number): number {
  if (conditions <= 2) return MORE_IN_TWO;
  const share = 2 / conditions;
  let [least, most] = [0, people + 1000];
  while (most - least > 0.01) {
    const more = (least + most) / 2;
    if (isEnoughIn(people + more, share, people * share) < CERTAINTY) least = more;
    else most = more;
  }
  return Math.ceil(most);
}

/** Returns whether a plan compares groups and assumes that they are equal in size. */
export const isForEqualGroups = (plan: Plan): boolean =>
  isInGroups(plan) && (plan.groups?.sizeRatio ?? 1) === 1;

/**
 * Returns whether a plan assumes the same variance in both groups. If the variances differ, the power depends on which
 * group is smaller. Different measures can have different variances.
 */
export function varyAlike({ groups, sd, measure, compare }: Plan): boolean {
  if (groups?.sdRatio !== undefined || sd !== undefined) return (groups?.sdRatio ?? 1) === 1;
  const [first, second] = compare ?? [];
  return (first?.measure ?? measure) === (second?.measure ?? measure);
}
