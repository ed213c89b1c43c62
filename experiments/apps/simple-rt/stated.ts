import { feedbackSentence } from "@/experiments/engine/speeded/feedback";
import type { SimpleRtParameters } from "./parameters";

/**
 * Returns whether the waits before the disc are random. If the shortest and the longest wait are equal, all waits have
 * the same duration.
 */
export const hasRandomWait = ({
  shortestWaitMs,
  longestWaitMs,
}: Pick<SimpleRtParameters, "shortestWaitMs" | "longestWaitMs">): boolean =>
  shortestWaitMs < longestWaitMs;

/** Returns the keys of the sentences in the methods paragraph that apply to a run. The sentences are in words.ts. */
export function simpleRtMethods(parameters: SimpleRtParameters) {
  const { practiceTrials, blocks, feedback } = parameters;
  const isRandom = hasRandomWait(parameters);
  return [
    isRandom ? "trial" : "trialFixedWait",
    "press",
    ...(practiceTrials > 0 ? (["practice"] as const) : []),
    feedbackSentence({ feedback, practiceTrials }),
    blocks === 1 ? "measured" : "measuredInBlocks",
    ...(isRandom ? (["drawn"] as const) : []),
  ] as const;
}
