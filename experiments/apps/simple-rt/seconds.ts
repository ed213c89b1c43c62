import { toldTrials } from "@/experiments/engine/speeded/feedback";
import { toTens } from "@/experiments/engine/speeded/run-length";
import { PUBLISHED_MS } from "./constants";
import type { SimpleRtParameters } from "./parameters";

/** Seconds for the instructions and the result. */
const AROUND = 10;

/** Returns the duration of a run from the start to its result, in seconds, rounded to tens. */
export function secondsOf({
  practiceTrials,
  trials,
  shortestWaitMs,
  longestWaitMs,
  feedback,
  feedbackMs,
  blankMs,
}: SimpleRtParameters): number {
  const shown = practiceTrials + trials;
  const meanWaitMs = (shortestWaitMs + longestWaitMs) / 2;
  const ms =
    shown * (meanWaitMs + PUBLISHED_MS + blankMs) +
    toldTrials({ feedback, practiceTrials, trials }) * feedbackMs;
  return toTens(AROUND + ms / 1000);
}
