import type { Direction } from "@/components/plots/arrow-row";
import type { FinishedTrial } from "@/experiments/engine/contract/trial-model";
import type { TrialOutcome } from "@/experiments/engine/contract/trial-row";
import { speededExclusion } from "@/experiments/engine/score/score";
import type { FlankerParameters } from "./parameters";
import type { FlankerTrial } from "./sequence";

/**
 * Returns the columns that this app adds to the row of a finished trial. The stimulus is written as `target_flankers`,
 * and the response is a direction.
 */
export function flankerOutcome(
  trial: FlankerTrial,
  finished: FinishedTrial<Direction>,
  { minimumRtMs }: Pick<FlankerParameters, "minimumRtMs">,
): TrialOutcome {
  const correct = finished.response === null ? null : finished.response === trial.target;
  return {
    condition: trial.condition,
    stimulus: `${trial.target}_${trial.flankers}`,
    response: finished.response,
    correct,
    excluded: speededExclusion({ ...finished, correct: correct === true }, minimumRtMs),
  };
}
