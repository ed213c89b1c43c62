import type { FinishedTrial } from "@/experiments/engine/contract/trial-model";
import type { TrialOutcome } from "@/experiments/engine/contract/trial-row";
import { speededExclusion } from "@/experiments/engine/score/score";
import type { SimpleRtParameters } from "./parameters";
import type { SimpleRtTrial } from "./timeline";

/** Reasons for excluding a trial, in order of precedence. */
export const EXCLUSIONS = ["hidden", "omission", "anticipation"] as const;

function exclusionOf(
  finished: FinishedTrial<"press">,
  minimumRtMs: number,
): (typeof EXCLUSIONS)[number] | null {
  if (finished.falseStart && !finished.hidden) return "anticipation";
  const reason = speededExclusion({ ...finished, correct: true }, minimumRtMs);
  // A response in this task cannot be wrong.
  return reason === "error" ? null : reason;
}

/**
 * Returns the app's columns for a finished trial: the stimulus is the wait before the disc, in ms. The response in a
 * trial with a false start is `early`, even with a press after the disc; its time is recorded but never scored.
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
