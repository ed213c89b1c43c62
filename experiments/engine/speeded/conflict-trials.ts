import { twoKinds } from "@/lib/stats/orders";
import { seededRandom, shuffled } from "@/lib/stats/random";
import { SIDES, type Side } from "./two-answers";

/** The conditions of a task with conflict: the distractor suggests the correct answer, or the other answer. */
export const CONFLICTS = ["congruent", "incongruent"] as const;
export type Conflict = (typeof CONFLICTS)[number];

type ConflictTrial = {
  condition: Conflict;
  /** The correct answer. */
  target: Side;
  /** The answer that the distractor suggests. */
  distractor: Side;
};

/**
 * Returns the trials of one block with the answers left and right, which are always the same for the same seed.
 * `congruentPercent` per cent of the trials are congruent, and both answers are equally frequent in each condition. If
 * both conditions are equally frequent, each condition follows itself as often as it follows the other condition. If
 * they are not, the order of the conditions is shuffled (`twoKinds`). The order of the correct answers is random.
 * @param count a multiple of four, or of eight if the conditions differ in number, because each condition has two
 * answers
 */
export function conflictTrials(
  seed: number,
  count: number,
  congruentPercent: number,
): ConflictTrial[] {
  const random = seededRandom(seed);
  const congruent = (count * congruentPercent) / 100;
  const counts: Record<Conflict, number> = { congruent, incongruent: count - congruent };
  const conditions = twoKinds(CONFLICTS, [counts.congruent, counts.incongruent], random);
  const targets = CONFLICTS.map((condition) => ({
    condition,
    left: shuffled(
      SIDES.flatMap((target) => Array.from({ length: counts[condition] / 2 }, () => target)),
      random,
    ),
  }));
  return conditions.map((condition): ConflictTrial => {
    const target = targets.find((own) => own.condition === condition)?.left.pop() ?? "left";
    const other = target === "left" ? "right" : "left";
    return { condition, target, distractor: condition === "congruent" ? target : other };
  });
}
