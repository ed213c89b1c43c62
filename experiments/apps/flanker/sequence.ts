import type { Direction } from "@/components/plots/arrow-row";
import { type Conflict, conflictTrials } from "@/experiments/engine/speeded/conflict-trials";
import type { FlankerParameters } from "./parameters";

export type FlankerTrial = {
  target: Direction;
  flankers: Direction;
  condition: Conflict;
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

/** Returns the trials of one block: conflict trials (`conflictTrials`) whose distractor is the row of flankers. */
export function flankerSequence(
  seed: number,
  count: number,
  {
    congruentPercent,
    flankersPerSide,
  }: Pick<FlankerParameters, "congruentPercent" | "flankersPerSide">,
): FlankerTrial[] {
  return conflictTrials(seed, count, congruentPercent).map(
    ({ condition, target, distractor }): FlankerTrial => ({
      target,
      flankers: distractor,
      condition,
      arrows: arrowRow(target, distractor, flankersPerSide),
    }),
  );
}
