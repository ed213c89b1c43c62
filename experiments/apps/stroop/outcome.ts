import type { FinishedTrial } from "@/experiments/engine/contract/trial-model";
import type { TrialOutcome } from "@/experiments/engine/contract/trial-row";
import { speededExclusion } from "@/experiments/engine/score/score";
import type { Ink } from "./inks";
import type { StroopParameters } from "./parameters";
import type { StroopTrial } from "./sequence";

/**
 * Returns the columns that this app adds to the row of a finished trial. The stimulus is written as `word_ink`, and the
 * response is an ink.
 */
export function stroopOutcome(
  trial: StroopTrial,
  finished: FinishedTrial<Ink>,
  { minimumRtMs }: Pick<StroopParameters, "minimumRtMs">,
): TrialOutcome {
  const correct = finished.response === null ? null : finished.response === trial.ink;
  return {
    condition: trial.condition,
    stimulus: `${trial.word}_${trial.ink}`,
    response: finished.response,
    correct,
    excluded: speededExclusion({ ...finished, correct: correct === true }, minimumRtMs),
  };
}
