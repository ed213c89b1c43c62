import { type Conflict, conflictTrials } from "@/experiments/engine/speeded/conflict-trials";
import type { Side } from "@/experiments/engine/speeded/two-answers";
import type { SimonParameters } from "./parameters";

export type SimonTrial = {
  /** The correct answer, which determines the shape. */
  target: Side;
  /** The side of the screen on which the shape is displayed. */
  side: Side;
  condition: Conflict;
};

/**
 * Returns the trials of one block: conflict trials (`conflictTrials`) whose distractor is the side of the shape. Both
 * shapes and both sides are equally frequent.
 */
export function simonSequence(
  seed: number,
  count: number,
  { congruentPercent }: Pick<SimonParameters, "congruentPercent">,
): SimonTrial[] {
  return conflictTrials(seed, count, congruentPercent).map(
    ({ condition, target, distractor }): SimonTrial => ({ target, side: distractor, condition }),
  );
}
