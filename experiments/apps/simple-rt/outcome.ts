import type { FinishedTrial } from "@/experiments/engine/contract/trial-model";
import type { TrialOutcome } from "@/experiments/engine/contract/trial-row";
import { speededExclusion } from "@/experiments/engine/score/score";
import type { SimpleRtParameters } from "./parameters";
import type { SimpleRtTrial } from "./timeline";

/** Reasons to leave out a trial, in order of precedence. */
export const EXCLUSIONS = ["hidden", "omission", "anticipation"] as const;

function exclusionOf(
  finished: FinishedTrial<"press">,
  minimumRtMs: number,
): (typeof EXCLUSIONS)[number] | null {
  if (finished.falseStart && !finished.hidden) return "anticipation";
  const reason = speededExclusion({ ...finished, correct: true }, minimumRtMs);
  // No response of this task is wrong.
  return reason === "error" ? null : reason;
}

/**
 * Returns what a finished trial means: the stimulus is the wait before it in ms. A trial with a false
 * start is `early`, whatever was pressed after the disc; its time is recorded and never scored.
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
