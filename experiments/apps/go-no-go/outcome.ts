import type { FinishedTrial } from "@/experiments/engine/contract/trial-model";
import type { TrialOutcome } from "@/experiments/engine/contract/trial-row";
import type { GoNoGoParameters } from "./parameters";
import type { GoNoGoTrial } from "./sequence";
import { SHAPES } from "./shapes";

/** Reasons for excluding a trial, in order of precedence. */
export const EXCLUSIONS = ["hidden", "anticipation", "omission"] as const;

/**
 * Returns the app's columns for a finished trial. Errors are included: presses in no-go trials are the measure. A go
 * trial without a press has no response time; it counts as unanswered for the required share of answered go trials.
 */
export function goNoGoOutcome(
  { condition }: GoNoGoTrial,
  { response, rtMs, hidden }: Pick<FinishedTrial<"press">, "response" | "rtMs" | "hidden">,
  { minimumRtMs }: Pick<GoNoGoParameters, "minimumRtMs">,
): TrialOutcome {
  const correct = (response !== null) === (condition === "go");
  return {
    condition,
    stimulus: SHAPES[condition],
    response,
    correct,
    excluded: exclusion(condition, rtMs, hidden, minimumRtMs),
  };
}

function exclusion(
  condition: GoNoGoTrial["condition"],
  rtMs: number | null,
  hidden: boolean,
  minimumRtMs: number,
): (typeof EXCLUSIONS)[number] | null {
  if (hidden) return "hidden";
  // Too fast to have recognised the shape, so the press is not evidence about inhibition.
  if (rtMs !== null && rtMs < minimumRtMs) return "anticipation";
  return rtMs === null && condition === "go" ? "omission" : null;
}
