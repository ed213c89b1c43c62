import type { FinishedTrial } from "@/experiments/engine/contract/trial-model";
import type { TrialOutcome } from "@/experiments/engine/contract/trial-row";
import type { SpanTrial } from "./sequence";

/**
 * Reasons for the exclusion of a trial. If several reasons apply, the row of the trial stores the first of these
 * reasons.
 */
export const EXCLUSIONS = ["hidden", "omission", "approach"] as const;

/** Returns squares as they are written in the exported columns, such as `7-3-12`. */
const written = (squares: readonly (number | string)[]) => squares.join("-");

/**
 * Returns the columns that this app adds to the row of a finished trial. `condition` is the length of the sequence.
 * `correct` is true only if the whole sequence was recalled.
 */
export function spanOutcome(
  { sequence, isApproach }: SpanTrial,
  { responses, hidden }: Pick<FinishedTrial<string>, "responses" | "hidden">,
): TrialOutcome {
  const pressed = responses.map(({ response }) => response);
  const isComplete = pressed.length === sequence.length;
  const reasons: Record<(typeof EXCLUSIONS)[number], boolean> = {
    hidden,
    omission: !isComplete,
    approach: isApproach,
  };
  return {
    condition: String(sequence.length),
    stimulus: written(sequence),
    response: pressed.length === 0 ? null : written(pressed),
    correct: isComplete ? written(pressed) === written(sequence) : null,
    excluded: EXCLUSIONS.find((reason) => reasons[reason]) ?? null,
  };
}
