import type { Direction } from "@/components/plots/arrow-row";
import { balancedPairs } from "@/lib/stats/orders";
import { seededRandom, shuffled } from "@/lib/stats/random";
import { CONDITIONS, type Condition, DIRECTIONS, parameters } from "./parameters";

export type FlankerTrial = {
  target: Direction;
  flankers: Direction;
  condition: Condition;
  /** All of them from left to right, the target in the middle. */
  arrows: readonly Direction[];
};

/** Returns the arrows of a trial from left to right, the target in the middle. */
export function arrowRow(target: Direction, flankers: Direction): Direction[] {
  const side = Array.from({ length: parameters.flankersPerSide }, () => flankers);
  return [...side, target, ...side];
}

/**
 * The trials of one block, reproducible from its seed: each direction equally often in each
 * condition, and each condition after each condition equally often (`balancedPairs`). Answers are in a random order.
 * @param count a multiple of four: two directions in two conditions
 */
export function flankerSequence(seed: number, count: number): FlankerTrial[] {
  const random = seededRandom(seed);
  const conditions = balancedPairs(CONDITIONS, count, random);
  const targets = CONDITIONS.map((condition) => ({
    condition,
    left: shuffled(
      DIRECTIONS.flatMap((target) => Array.from({ length: count / 4 }, () => target)),
      random,
    ),
  }));
  return conditions.map((condition): FlankerTrial => {
    const target = targets.find((own) => own.condition === condition)?.left.pop() ?? "left";
    const other = target === "left" ? "right" : "left";
    const flankers = condition === "congruent" ? target : other;
    return { target, flankers, condition, arrows: arrowRow(target, flankers) };
  });
}
