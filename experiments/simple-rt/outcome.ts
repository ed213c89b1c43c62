import { speededExclusion } from "../engine/score";
import type { FinishedTrial } from "../engine/trial-model";
import type { TrialOutcome } from "../engine/trial-row";
import { parameters } from "./parameters";
import type { SimpleRtTrial } from "./timeline";

/** Why a trial may be left out, in the order in which the reasons are looked at. */
export const EXCLUSIONS = ["hidden", "omission", "anticipation"] as const;

function exclusionOf(finished: FinishedTrial<"press">): (typeof EXCLUSIONS)[number] | null {
  if (finished.falseStart && !finished.hidden) return "anticipation";
  const reason = speededExclusion({ ...finished, correct: true }, parameters.minimumRtMs);
  // There is no wrong response among the responses of this task.
  return reason === "error" ? null : reason;
}

/**
 * What a finished trial means: the stimulus is the wait before it in ms. A trial with a false start
 * is `early`, whatever was pressed after the disc had come; its time is kept and never scored.
 */
export function simpleRtOutcome(
  { waitMs }: SimpleRtTrial,
  finished: FinishedTrial<"press">,
): TrialOutcome {
  return {
    condition: null,
    stimulus: String(waitMs),
    response: finished.falseStart ? "early" : finished.response,
    correct: null,
    excluded: exclusionOf(finished),
  };
}
