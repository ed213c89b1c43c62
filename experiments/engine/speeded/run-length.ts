import { type FeedbackWhen, toldTrials } from "./feedback";

/** Returns seconds rounded to tens: nobody knows the length of a run better. */
export const toTens = (seconds: number): number => Math.round(seconds / 10) * 10;

/**
 * Returns how long a run of `speededPhases` takes from the start to its result, in seconds, to the next ten.
 * @param rtMs what an answer is taken to last
 * @param around seconds of reading the task, the breaks and the result
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
