import type { Direction } from "@/components/plots/arrow-row";
import type { FinishedTrial } from "@/experiments/engine/contract/trial-model";
import type { TrialOutcome } from "@/experiments/engine/contract/trial-row";
import { speededExclusion } from "@/experiments/engine/score/score";
import type { SimonParameters } from "./parameters";
import type { SimonTrial } from "./sequence";
import { SHAPES } from "./shapes";

/**
 * Returns the columns that this app adds to the row of a finished trial. The stimulus is written as `shape_side`, and
 * the response is a direction.
 */
export function simonOutcome(
  { target, side, condition }: SimonTrial,
  finished: FinishedTrial<Direction>,
  { minimumRtMs }: Pick<SimonParameters, "minimumRtMs">,
): TrialOutcome {
  const correct = finished.response === null ? null : finished.response === target;
  return {
    condition,
    stimulus: `${SHAPES[target]}_${side}`,
    response: finished.response,
    correct,
    excluded: speededExclusion({ ...finished, correct: correct === true }, minimumRtMs),
  };
}
