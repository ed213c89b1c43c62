import type { Direction } from "@/components/plots/arrow-row";
import { twoKinds } from "@/lib/stats/orders";
import { seededRandom, shuffled } from "@/lib/stats/random";
import { CONDITIONS, type Condition, DIRECTIONS } from "./conditions";
import type { FlankerParameters } from "./parameters";

export type FlankerTrial = {
  target: Direction;
  flankers: Direction;
  condition: Condition;
  /** All arrows from left to right, with the target in the middle. */
  arrows: readonly Direction[];
};

/** Returns the arrows of a trial from left to right, with the target in the middle. */
export function arrowRow(target: Direction, flankers: Direction, perSide: number): Direction[] {
  const side = Array.from({ length: perSide }, () => flankers);
  return [...side, target, ...side];
}

/**
 * Returns the trials of one block, reproducible from its seed: `congruentPercent` per cent are congruent, and both
 * directions are equally frequent in each condition. If the conditions are equally frequent, each follows each equally
 * often; otherwise their order is shuffled (`twoKinds`). The order of correct answers is random.
 * @param count a multiple of four, or of eight if the conditions differ in number, because each has two directions
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
