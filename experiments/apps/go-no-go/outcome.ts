import type { FinishedTrial } from "@/experiments/engine/contract/trial-model";
import type { TrialOutcome } from "@/experiments/engine/contract/trial-row";
import type { GoNoGoParameters } from "./parameters";
import type { GoNoGoTrial } from "./sequence";
import { SHAPES } from "./shapes";

/**
 * Reasons for the exclusion of a trial. If several reasons apply, the row of the trial stores the first of these
 * reasons.
 */
export const EXCLUSIONS = ["hidden", "anticipation", "omission"] as const;

/**
 * Returns the columns that this app adds to the row of a finished trial. Trials with an error are included in the
 * score, because the measure is the share of presses in no-go trials. A go trial without a press has no response time.
 * Such a trial counts as unanswered when the share of answered go trials is compared with the required share.
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
  // After such a fast press, the participant cannot have recognised the shape. The press therefore does not show
  // whether a response was inhibited.
  if (rtMs !== null && rtMs < minimumRtMs) return "anticipation";
  return rtMs === null && condition === "go" ? "omission" : null;
}
