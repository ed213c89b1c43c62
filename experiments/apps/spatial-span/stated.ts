import { feedbackSentence } from "@/experiments/engine/speeded/feedback";
import { halfIntervalOf } from "./interval";
import type { SpatialSpanParameters } from "./parameters";
import { squaresOf } from "./sequence";
import type { SpatialSpanWords } from "./words";

/** Returns the keys of the sentences in the methods paragraph that apply to a run. The sentences are in words.ts. */
export function spatialSpanMethods(parameters: SpatialSpanParameters) {
  const { practiceTrials, trials, blocks, startLength, errorsPerStepDown, feedback } = parameters;
  const longest = startLength + trials - 1;
  return [
    "trial",
    feedbackSentence({ feedback, practiceTrials }),
    ...(practiceTrials > 0 ? (["practice"] as const) : []),
    blocks === 1 ? "measured" : "measuredInBlocks",
    errorsPerStepDown === 1 ? "ruleEach" : "rule",
    ...(longest > squaresOf(parameters) ? (["ceiling"] as const) : []),
    "drawn",
  ] as const;
}

/**
 * Returns the values that the texts state in addition to the parameters. The values are computed from the parameters.
 */
export function spatialSpanStated(
  parameters: SpatialSpanParameters,
  { intervals }: Pick<SpatialSpanWords, "intervals">,
) {
  const { trials, blocks, errorsPerStepDown } = parameters;
  return {
    blockTrials: trials / blocks,
    squares: squaresOf(parameters),
    // At this percentage of correct trials, increases and decreases of the length are equally frequent.
    settlesPercent: Math.round(100 / (1 + errorsPerStepDown)),
    interval: intervals[halfIntervalOf(parameters) === null ? "none" : "simulated"],
  };
}
