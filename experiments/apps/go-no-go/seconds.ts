import { toldTrials } from "@/experiments/engine/speeded/feedback";
import { toTens } from "@/experiments/engine/speeded/run-length";
import type { GoNoGoParameters } from "./parameters";

/** Assumed time for the instructions, the breaks and the result, in seconds. */
const AROUND = 20;

type Timed = Pick<
  GoNoGoParameters,
  | "stimulusMs"
  | "blankLowMs"
  | "blankHighMs"
  | "feedback"
  | "feedbackMs"
  | "trials"
  | "practiceTrials"
>;

/**
 * Returns the estimated duration of a run, from its start to the display of its result, in seconds and rounded to tens.
 */
export function secondsOf({ trials, practiceTrials, feedback, ...times }: Timed): number {
  const shown = trials + practiceTrials;
  const blank = (times.blankLowMs + times.blankHighMs) / 2;
  const ms =
    shown * (times.stimulusMs + blank) +
    toldTrials({ feedback, practiceTrials, trials }) * times.feedbackMs;
  return toTens(AROUND + ms / 1000);
}
