import { accuracyStated } from "@/experiments/engine/speeded/accuracy-rule";
import { feedbackSentence } from "@/experiments/engine/speeded/feedback";
import type { FlankerParameters } from "./parameters";
import { accuracyRule } from "./score";
import type { FlankerWords } from "./words";

/** Returns the keys (in the words) of the methods sentences that apply to a run. */
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

/** Returns the values derived from the parameters that the texts also state. */
export function flankerStated(
  parameters: FlankerParameters,
  { run: { labels } }: Pick<FlankerWords, "run">,
) {
  const { leftKey, rightKey } = parameters;
  return {
    ...accuracyStated(parameters, accuracyRule(parameters)),
    keyList: `${leftKey.toUpperCase()} ${labels.left}, ${rightKey.toUpperCase()} ${labels.right}`,
  };
}
