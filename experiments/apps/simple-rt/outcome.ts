import type { FinishedTrial } from "@/experiments/engine/contract/trial-model";
import type { TrialOutcome } from "@/experiments/engine/contract/trial-row";
import { speededExclusion } from "@/experiments/engine/score/score";
import type { SimpleRtParameters } from "./parameters";
import type { SimpleRtTrial } from "./timeline";

/**
 * Reasons for the exclusion of a trial. If several reasons apply, the row stores the first of these reasons. There is
 * one exception: a false start on a visible page is always stored as an anticipation.
 */
export const EXCLUSIONS = ["hidden", "omission", "anticipation"] as const;

function exclusionOf(
  finished: FinishedTrial<"press">,
  minimumRtMs: number,
): (typeof EXCLUSIONS)[number] | null {
  if (finished.falseStart && !finished.hidden) return "anticipation";
  const reason = speededExclusion({ ...finished, correct: true }, minimumRtMs);
  // `speededExclusion` can also return an error, but a response in this task cannot be wrong.
  return reason === "error" ? null : reason;
}

/**
 * Returns the columns that this app adds to the row of a finished trial. The stimulus is the wait before the disc, in
 * ms. In a trial with a false start the response is `early`, even if the participant pressed again after the disc. The
 * time of the later press is stored but never scored.
 */
export function simpleRtOutcome(
  { waitMs }: SimpleRtTrial,
  finished: FinishedTrial<"press">,
  { minimumRtMs }: Pick<SimpleRtParameters, "minimumRtMs">,
): TrialOutcome {
  return {
    condition: null,
    stimulus: String(waitMs),
    response: finished.falseStart ? "early" : finished.response,
    correct: null,
    excluded: exclusionOf(finished, minimumRtMs),
  };
}
