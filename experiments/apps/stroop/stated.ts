import { accuracyStated } from "@/experiments/engine/speeded/accuracy-rule";
import { feedbackSentence } from "@/experiments/engine/speeded/feedback";
import { inksOf } from "./answers";
import type { StroopParameters } from "./parameters";
import type { StroopWords } from "./words";

/** Returns the sentences of the methods paragraph that hold for a run, by their keys in the words. */
export function stroopMethods({
  practiceTrials,
  feedback,
  congruentPercent,
  inks,
}: StroopParameters) {
  const isHalf = congruentPercent === 50;
  return [
    "trial",
    ...(practiceTrials > 0 ? (["practice"] as const) : []),
    feedbackSentence({ feedback, practiceTrials }),
    isHalf ? "measured" : "measuredUnequal",
    isHalf ? "order" : "orderUnequal",
    "repeats",
    congruentPercent * inks > 100 ? "predicts" : "predictsNothing",
    "drawn",
  ] as const;
}

/** Returns what the texts state besides the parameters themselves. */
export function stroopStated(
  parameters: StroopParameters,
  { inks, inkCounts }: Pick<StroopWords, "inks" | "inkCounts">,
) {
  const { trials, blocks, congruentPercent, minimumAccuracyPercent } = parameters;
  return {
    inkCount: inkCounts[parameters.inks === 3 ? "three" : "four"],
    blockTrials: trials / blocks,
    otherPercent: Math.round((100 - congruentPercent) / (parameters.inks - 1)),
    ...accuracyStated(parameters, { chance: 1 / parameters.inks, minimumAccuracyPercent }),
    keyList: inksOf(parameters)
      .map((ink) => `${parameters[`${ink}Key`].toUpperCase()} ${inks[ink]}`)
      .join(", "),
  };
}
