import { toldTrials } from "@/experiments/engine/speeded/feedback";
import { toTens } from "@/experiments/engine/speeded/run-length";
import type { SpatialSpanParameters } from "./parameters";

/** Assumed length of the sequences in squares, and assumed time for each press in ms. */
const USUAL_LENGTH = 6;
const PRESS_MS = 600;

/** Assumed time for the instructions and the result, in seconds. */
const AROUND = 20;

/**
 * Returns the estimated duration of a run, from its start to the display of its result, in seconds and rounded to tens.
 */
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
