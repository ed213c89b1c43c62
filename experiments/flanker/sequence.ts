import type { Direction } from "@/components/plots/arrow-row";
import { constrainedOrder, seededRandom } from "@/lib/stats/random";
import { CONDITIONS, type Condition, DIRECTIONS, parameters } from "./parameters";

export type FlankerTrial = {
  target: Direction;
  flankers: Direction;
  condition: Condition;
  /** All of them from left to right, the target in the middle. */
  arrows: readonly Direction[];
};

const LONGEST_RUN = 3;

/** Returns the arrows of a trial from left to right, the target in the middle. */
export function arrowRow(target: Direction, flankers: Direction): Direction[] {
  const side = Array.from({ length: parameters.flankersPerSide }, () => flankers);
  return [...side, target, ...side];
}

/**
 * The trials of one block, reproducible from its seed: each direction equally often in each
 * condition, at most three trials in a row of one condition, and at most three with one answer.
 * @param count a multiple of four: two directions in two conditions
 */
export function flankerSequence(seed: number, count: number): FlankerTrial[] {
  const each = count / (DIRECTIONS.length * CONDITIONS.length);
  const trials = DIRECTIONS.flatMap((target) =>
    CONDITIONS.flatMap((condition) =>
      Array.from({ length: each }, (): FlankerTrial => {
        const other = target === "left" ? "right" : "left";
        const flankers = condition === "congruent" ? target : other;
        return { target, flankers, condition, arrows: arrowRow(target, flankers) };
      }),
    ),
  );
  return constrainedOrder(() => trials, mayFollow, seededRandom(seed));
}

function mayFollow(trial: FlankerTrial, order: readonly FlankerTrial[]): boolean {
  const run = order.slice(-LONGEST_RUN);
  return (
    run.length < LONGEST_RUN ||
    (run.some(({ condition }) => condition !== trial.condition) &&
      run.some(({ target }) => target !== trial.target))
  );
}
