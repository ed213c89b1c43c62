import type { FlankerParameters } from "./parameters";

/** What an answer is taken to last, in ms. */
const ASSUMED_RT_MS = 600;

/** Reading the task, the breaks and the result, in seconds. */
const AROUND = 30;

type Timed = Pick<
  FlankerParameters,
  "fixationMs" | "blankMs" | "feedback" | "feedbackMs" | "trials" | "practiceTrials"
>;

/** Returns how long a run takes from the start to its result, in seconds, to the next ten. */
export function secondsOf({ trials, practiceTrials, feedback, ...times }: Timed): number {
  const shown = trials + practiceTrials;
  const told = feedback === "always" ? shown : feedback === "practice" ? practiceTrials : 0;
  const ms = shown * (times.fixationMs + ASSUMED_RT_MS + times.blankMs) + told * times.feedbackMs;
  return Math.round((AROUND + ms / 1000) / 10) * 10;
}
