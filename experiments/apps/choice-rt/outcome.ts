import type { Direction } from "@/components/plots/arrow-row";
import type { FinishedTrial } from "@/experiments/engine/contract/trial-model";
import type { TrialOutcome } from "@/experiments/engine/contract/trial-row";
import { speededExclusion } from "@/experiments/engine/score/score";
import type { ChoiceRtParameters } from "./parameters";
import { SHAPES } from "./shapes";

/** Returns the columns that this app adds to the row of a finished trial: the shape and the answered direction. */
export function choiceRtOutcome(
  target: Direction,
  finished: FinishedTrial<Direction>,
  { minimumRtMs }: Pick<ChoiceRtParameters, "minimumRtMs">,
): TrialOutcome {
  const correct = finished.response === null ? null : finished.response === target;
  return {
    condition: null,
    stimulus: SHAPES[target],
    response: finished.response,
    correct,
    excluded: speededExclusion({ ...finished, correct: correct === true }, minimumRtMs),
  };
}
