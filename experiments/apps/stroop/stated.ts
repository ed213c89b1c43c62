import { accuracyStated } from "@/experiments/engine/speeded/accuracy-rule";
import { feedbackSentence } from "@/experiments/engine/speeded/feedback";
import { inksOf } from "./answers";
import type { StroopParameters } from "./parameters";
import type { StroopWords } from "./words";

/** Returns the keys of the sentences in the methods paragraph that apply to a run. The sentences are in words.ts. */
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

/**
 * Returns the values that the texts state in addition to the parameters. The values are computed from the parameters.
 */
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
