import { accuracyNeeded } from "../engine/accuracy-rule";
import type { FlankerParameters } from "./parameters";
import { accuracyRule } from "./score";
import type { FlankerWords } from "./words";

const FEEDBACK = {
  never: "feedbackNever",
  practice: "feedbackPractice",
  always: "feedbackAlways",
} as const;

/** Returns the sentences of the methods paragraph that hold for a run, by their keys in the words. */
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
    feedback === "practice" && practiceTrials === 0 ? "feedbackNever" : FEEDBACK[feedback],
    blocks === 1 ? "measuredOne" : "measured",
    congruentPercent === 50 ? "half" : "share",
    "directions",
    "drawn",
  ] as const;

/** Returns what the texts state besides the parameters themselves. */
export function flankerStated(
  parameters: FlankerParameters,
  { run: { labels } }: Pick<FlankerWords, "run">,
) {
  const { trials, congruentPercent, leftKey, rightKey } = parameters;
  const congruent = (trials * congruentPercent) / 100;
  const counts = congruent * 2 === trials ? [congruent] : [congruent, trials - congruent];
  const rule = accuracyRule(parameters);
  return {
    // Where the conditions differ in length: congruent / incongruent.
    perCondition: counts.join(" / "),
    minimumRight: counts.map((count) => accuracyNeeded(count, rule)).join(" / "),
    keyList: `${leftKey.toUpperCase()} ${labels.left}, ${rightKey.toUpperCase()} ${labels.right}`,
  };
}
