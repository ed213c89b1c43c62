import type { Direction } from "@/components/plots/arrow-row";
import { twoKinds } from "@/lib/stats/orders";
import { seededRandom, shuffled } from "@/lib/stats/random";
import { CONDITIONS, type Condition, DIRECTIONS } from "./conditions";
import type { FlankerParameters } from "./parameters";

export type FlankerTrial = {
  target: Direction;
  flankers: Direction;
  condition: Condition;
  /** All of them from left to right, the target in the middle. */
  arrows: readonly Direction[];
};

/** Returns the arrows of a trial from left to right, the target in the middle. */
export function arrowRow(target: Direction, flankers: Direction, perSide: number): Direction[] {
  const side = Array.from({ length: perSide }, () => flankers);
  return [...side, target, ...side];
}

/**
 * The trials of one block, reproducible from its seed: so many per cent congruent, and each direction equally often
 * in each condition. With as many of either condition each follows each equally often; else their order is shuffled
 * (`twoKinds`). Answers are in a random order.
 * @param count a multiple of four, of eight where the conditions differ in number: two directions in each
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
