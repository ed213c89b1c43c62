import { type FeedbackWhen, toldTrials } from "./feedback";

/** Returns seconds rounded to tens, because a prediction of a run's duration is not more exact. */
export const toTens = (seconds: number): number => Math.round(seconds / 10) * 10;

/**
 * Returns the duration of a run with `speededPhases` from the start to the result, in seconds, rounded to tens.
 * @param rtMs assumed response time
 * @param around seconds for the instructions, the breaks and the result
 */
export function speededSeconds(
  parameters: {
    practiceTrials: number;
    trials: number;
    fixationMs: number;
    blankMs: number;
    feedback: FeedbackWhen;
    feedbackMs: number;
  },
  rtMs: number,
  around: number,
): number {
  const { practiceTrials, trials, fixationMs, blankMs, feedbackMs } = parameters;
  const shown = (practiceTrials + trials) * (fixationMs + rtMs + blankMs);
  return toTens(around + (shown + toldTrials(parameters) * feedbackMs) / 1000);
}
