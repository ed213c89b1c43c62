import { toldTrials } from "@/experiments/engine/speeded/feedback";
import { toTens } from "@/experiments/engine/speeded/run-length";
import { PUBLISHED_MS } from "./constants";
import type { SimpleRtParameters } from "./parameters";

/** Assumed time for the instructions and the result, in seconds. */
const AROUND = 10;

/**
 * Returns the estimated duration of a run, from its start to the display of its result, in seconds and rounded to tens.
 */
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
