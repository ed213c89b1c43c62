import type { Direction } from "@/components/plots/arrow-row";
import { twoKinds } from "@/lib/stats/orders";
import { seededRandom, shuffled } from "@/lib/stats/random";
import { CONDITIONS, type Condition, DIRECTIONS } from "./conditions";
import type { FlankerParameters } from "./parameters";

export type FlankerTrial = {
  target: Direction;
  flankers: Direction;
  condition: Condition;
  /** The directions of all arrows from left to right, with the target in the middle. */
  arrows: readonly Direction[];
};

/**
 * Returns the directions of a trial's arrows from left to right. The target is in the middle, with `perSide` flankers
 * on each side.
 */
export function arrowRow(target: Direction, flankers: Direction, perSide: number): Direction[] {
  const side = Array.from({ length: perSide }, () => flankers);
  return [...side, target, ...side];
}

/**
 * Returns the trials of one block, which are always the same for the same seed. `congruentPercent` per cent of the
 * trials are congruent, and both directions are equally frequent in each condition. If both conditions are equally
 * frequent, each condition follows itself as often as it follows the other condition. If they are not, the order of the
 * conditions is shuffled (`twoKinds`). The order of the correct answers is random.
 * @param count a multiple of four, or of eight if the conditions differ in number, because each condition has two
 * directions
 */
export function flankerSequence(
  seed: number,
  count: number,
  {
    congruentPercent,
    flankersPerSide,
  }: Pick<FlankerParameters, "congruentPercent" | "flankersPerSide">,
): FlankerTrial[] {
  const random = seededRandom(seed);
  const congruent = (count * congruentPercent) / 100;
  const counts: Record<Condition, number> = { congruent, incongruent: count - congruent };
  const conditions = twoKinds(CONDITIONS, [counts.congruent, counts.incongruent], random);
  const targets = CONDITIONS.map((condition) => ({
    condition,
    left: shuffled(
      DIRECTIONS.flatMap((target) => Array.from({ length: counts[condition] / 2 }, () => target)),
      random,
    ),
  }));
  return conditions.map((condition): FlankerTrial => {
    const target = targets.find((own) => own.condition === condition)?.left.pop() ?? "left";
    const other = target === "left" ? "right" : "left";
    const flankers = condition === "congruent" ? target : other;
    return { target, flankers, condition, arrows: arrowRow(target, flankers, flankersPerSide) };
  });
}
