import { accuracyNeeded } from "../engine/accuracy-rule";
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
    feedback === "practice" && practiceTrials === 0 ? "feedbackNever" : FEEDBACK[feedback],
    isHalf ? "measured" : "measuredUnequal",
    isHalf ? "order" : "orderUnequal",
    "repeats",
    congruentPercent * inks > 100 ? "predicts" : "predictsNothing",
    "drawn",
  ] as const;
}

const FEEDBACK = {
  never: "feedbackNever",
  practice: "feedbackPractice",
  always: "feedbackAlways",
} as const;

/** Returns what the texts state besides the parameters themselves. */
export function stroopStated(
  parameters: StroopParameters,
  { inks, inkCounts }: Pick<StroopWords, "inks" | "inkCounts">,
) {
  const { trials, blocks, congruentPercent, minimumAccuracyPercent } = parameters;
  const congruent = (trials * congruentPercent) / 100;
  const rule = { chance: 1 / parameters.inks, minimumAccuracyPercent };
  const counts = congruent * 2 === trials ? [congruent] : [congruent, trials - congruent];
  return {
    inkCount: inkCounts[parameters.inks === 3 ? "three" : "four"],
    blockTrials: trials / blocks,
    otherPercent: Math.round((100 - congruentPercent) / (parameters.inks - 1)),
    // Where the conditions differ in length: congruent / incongruent.
    perCondition: counts.join(" / "),
    minimumRight: counts.map((count) => accuracyNeeded(count, rule)).join(" / "),
    keyList: inksOf(parameters)
      .map((ink) => `${parameters[`${ink}Key`].toUpperCase()} ${inks[ink]}`)
      .join(", "),
  };
}
