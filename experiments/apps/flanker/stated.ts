import { accuracyStated } from "@/experiments/engine/speeded/accuracy-rule";
import { feedbackSentence } from "@/experiments/engine/speeded/feedback";
import { sideKeyList } from "@/experiments/engine/speeded/two-answers";
import type { FlankerParameters } from "./parameters";
import { accuracyRule } from "./score";
import type { FlankerWords } from "./words";

/** Returns the keys of the sentences in the methods paragraph that apply to a run. The sentences are in words.ts. */
export const flankerMethods = ({
  practiceTrials,
  feedback,
  congruentPercent,
  flankersPerSide,
  blocks,
}: FlankerParameters) =>
  [
    "trial",
    flankersPerSide === 1 ? "targetOne" : "target",
    ...(practiceTrials > 0 ? (["practice"] as const) : []),
    feedbackSentence({ feedback, practiceTrials }),
    blocks === 1 ? "measuredOne" : "measured",
    congruentPercent === 50 ? "half" : "share",
    "directions",
    "drawn",
  ] as const;

/**
 * Returns the values that the texts state in addition to the parameters. The values are computed from the parameters.
 */
export function flankerStated(
  parameters: FlankerParameters,
  { run: { labels } }: Pick<FlankerWords, "run">,
) {
  return {
    ...accuracyStated(parameters, accuracyRule(parameters)),
    keyList: sideKeyList(parameters, labels),
  };
}
