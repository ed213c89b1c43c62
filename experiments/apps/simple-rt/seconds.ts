import { toldTrials } from "@/experiments/engine/speeded/feedback";
import { toTens } from "@/experiments/engine/speeded/run-length";
import { PUBLISHED_MS } from "./constants";
import type { SimpleRtParameters } from "./parameters";

/** Reading the task and the result, in seconds. */
const AROUND = 10;

/** Returns how long a run takes from the start to its result, in seconds, to the next ten. */
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
