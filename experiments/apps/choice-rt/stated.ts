import { accuracyNeeded } from "@/experiments/engine/speeded/accuracy-rule";
import { feedbackSentence } from "@/experiments/engine/speeded/feedback";
import { sideKeyList } from "@/experiments/engine/speeded/two-answers";
import type { ChoiceRtParameters } from "./parameters";
import { accuracyRule } from "./score";
import type { ChoiceRtWords } from "./words";

/** Returns the keys of the sentences in the methods paragraph that apply to a run. The sentences are in words.ts. */
export const choiceRtMethods = ({ practiceTrials, feedback, blocks }: ChoiceRtParameters) =>
  [
    "trial",
    "target",
    ...(practiceTrials > 0 ? (["practice"] as const) : []),
    feedbackSentence({ feedback, practiceTrials }),
    blocks === 1 ? "measuredOne" : "measured",
    "order",
  ] as const;

/**
 * Returns the values that the texts state in addition to the parameters. The values are computed from the parameters.
 */
export function choiceRtStated(
  parameters: ChoiceRtParameters,
  { run: { labels } }: Pick<ChoiceRtWords, "run">,
) {
  const { trials } = parameters;
  return {
    minimumRight: accuracyNeeded(trials, accuracyRule(parameters)),
    keyList: sideKeyList(parameters, labels),
  };
}
