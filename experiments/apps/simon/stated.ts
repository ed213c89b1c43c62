import { accuracyStated } from "@/experiments/engine/speeded/accuracy-rule";
import { feedbackSentence } from "@/experiments/engine/speeded/feedback";
import { sideKeyList } from "@/experiments/engine/speeded/two-answers";
import type { SimonParameters } from "./parameters";
import { accuracyRule } from "./score";
import type { SimonWords } from "./words";

/** Returns the keys of the sentences in the methods paragraph that apply to a run. The sentences are in words.ts. */
export const simonMethods = ({
  practiceTrials,
  feedback,
  congruentPercent,
  blocks,
}: SimonParameters) =>
  [
    "trial",
    "target",
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
export function simonStated(
  parameters: SimonParameters,
  { run: { labels } }: Pick<SimonWords, "run">,
) {
  return {
    ...accuracyStated(parameters, accuracyRule(parameters)),
    keyList: sideKeyList(parameters, labels),
  };
}
