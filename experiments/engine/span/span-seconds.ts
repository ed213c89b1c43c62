import { toldTrials } from "@/experiments/engine/speeded/feedback";
import { toTens } from "@/experiments/engine/speeded/run-length";
import type { SpanParameters } from "./span-parameters";
import type { ItemPace } from "./span-timeline";

/** Assumed time for each press in ms. */
const PRESS_MS = 600;

/** Assumed time for the instructions and the result, in seconds. */
const AROUND = 20;

/**
 * Returns the estimated duration of a run, from its start to the display of its result, in seconds and rounded to tens.
 * @param usualLength assumed length of the test sequences in items
 */
export function spanSeconds(
  parameters: SpanParameters,
  { itemMs, gapMs = 0 }: ItemPace,
  usualLength: number,
): number {
  const { practiceTrials, practiceLength, trials, readyMs, feedback, feedbackMs, blankMs } =
    parameters;
  const shown = practiceTrials + trials;
  const items = practiceTrials * practiceLength + trials * usualLength;
  const ms =
    shown * (readyMs + blankMs) +
    items * (itemMs + gapMs + PRESS_MS) +
    toldTrials({ feedback, practiceTrials, trials }) * feedbackMs;
  return toTens(AROUND + ms / 1000);
}
