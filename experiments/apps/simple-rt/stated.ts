import { feedbackSentence } from "@/experiments/engine/speeded/feedback";
import type { SimpleRtParameters } from "./parameters";

/** Whether each wait is drawn: a shortest as long as the longest leaves nothing to draw. */
export const hasRandomWait = ({
  shortestWaitMs,
  longestWaitMs,
}: Pick<SimpleRtParameters, "shortestWaitMs" | "longestWaitMs">): boolean =>
  shortestWaitMs < longestWaitMs;

/** Returns the sentences of the methods paragraph that hold for a run, by their keys in the words. */
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
