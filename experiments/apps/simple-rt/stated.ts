import { feedbackSentence } from "@/experiments/engine/speeded/feedback";
import type { SimpleRtParameters } from "./parameters";

/** Returns whether waits are random: they are fixed if the shortest and the longest are equal. */
export const hasRandomWait = ({
  shortestWaitMs,
  longestWaitMs,
}: Pick<SimpleRtParameters, "shortestWaitMs" | "longestWaitMs">): boolean =>
  shortestWaitMs < longestWaitMs;

/** Returns the keys (in the words) of the methods sentences that apply to a run. */
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
