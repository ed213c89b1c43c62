import type { Phase } from "@/experiments/engine/contract/trial-model";
import type { BlockPhase } from "@/experiments/engine/contract/trial-row";
import { hasFeedback } from "@/experiments/engine/speeded/feedback";
import { seededRandom } from "@/lib/stats/random";
import type { SimpleRtParameters } from "./parameters";

export type SimpleRtTrial = { waitMs: number };

/**
 * Returns the waits before the disc in one block, in whole ms. Each wait is drawn independently. The same seed always
 * gives the same waits.
 */
export function simpleRtSequence(
  seed: number,
  count: number,
  { shortestWaitMs, longestWaitMs }: Pick<SimpleRtParameters, "shortestWaitMs" | "longestWaitMs">,
): SimpleRtTrial[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => ({
    waitMs: shortestWaitMs + Math.floor(random() * (longestWaitMs - shortestWaitMs + 1)),
  }));
}

/**
 * Returns the phases of one trial. A press during the wait is a false start and does not change the duration of the
 * wait.
 */
export function simpleRtPhases(
  { waitMs }: SimpleRtTrial,
  phase: BlockPhase,
  { responseWindowMs, feedback, feedbackMs, blankMs }: SimpleRtParameters,
): Phase[] {
  return [
    { name: "fixation", durationMs: waitMs, watchesFalseStarts: true },
    { name: "stimulus", durationMs: responseWindowMs, responses: 1 },
    ...(hasFeedback(feedback, phase) ? [{ name: "feedback", durationMs: feedbackMs }] : []),
    { name: "blank", durationMs: blankMs },
  ];
}
