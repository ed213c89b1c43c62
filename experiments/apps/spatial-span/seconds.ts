import { toldTrials } from "@/experiments/engine/speeded/feedback";
import { toTens } from "@/experiments/engine/speeded/run-length";
import type { SpatialSpanParameters } from "./parameters";

/** What sequences come to, in squares, and what each press takes, in ms. */
const USUAL_LENGTH = 6;
const PRESS_MS = 600;

/** Reading the task and the result, in seconds. */
const AROUND = 20;

/** Returns how long a run takes from the start to its result, in seconds, to the next ten. */
export function secondsOf({
  practiceTrials,
  practiceLength,
  trials,
  readyMs,
  squareMs,
  feedback,
  feedbackMs,
  blankMs,
}: SpatialSpanParameters): number {
  const shown = practiceTrials + trials;
  const squares = practiceTrials * practiceLength + trials * USUAL_LENGTH;
  const ms =
    shown * (readyMs + blankMs) +
    squares * (squareMs + PRESS_MS) +
    toldTrials({ feedback, practiceTrials, trials }) * feedbackMs;
  return toTens(AROUND + ms / 1000);
}
