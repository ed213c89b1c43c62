import type { FeedbackWords } from "@/experiments/engine/contract/define-app";
import { feedbackSentence } from "@/experiments/engine/speeded/feedback";
import { interpolate } from "@/lib/i18n/interpolate";
import type { SpanParameters } from "./span-parameters";
import { type SpanDirection, type SpanTrial, spanOutcome } from "./span-trial";

/**
 * Returns the keys of the sentences in the methods paragraph that apply to a run. `ceiling` is about the maximum length,
 * which is listed only if a participant could reach it.
 * @param longest maximum length of a sequence
 */
export function spanMethods(parameters: SpanParameters, longest: number) {
  const { practiceTrials, trials, blocks, startLength, errorsPerStepDown, feedback } = parameters;
  return [
    "trial",
    feedbackSentence({ feedback, practiceTrials }),
    ...(practiceTrials > 0 ? (["practice"] as const) : []),
    blocks === 1 ? "measured" : "measuredInBlocks",
    errorsPerStepDown === 1 ? "ruleEach" : "rule",
    ...(startLength + trials - 1 > longest ? (["ceiling"] as const) : []),
    "drawn",
  ] as const;
}

/**
 * Returns the values that the texts of a span task state in addition to the parameters: `{blockTrials}`,
 * `{settlesPercent}`, `{order}` (the order of recall), `{spanName}` (the name of the span) and `{interval}` (the origin of
 * the interval, if there is one).
 */
export function spanStated(
  { direction, trials, blocks, errorsPerStepDown }: SpanParameters,
  halfInterval: number | null,
  words: {
    orders: Readonly<Record<SpanDirection, string>>;
    spans: Readonly<Record<SpanDirection, string>>;
    intervals: Readonly<Record<"simulated" | "none", string>>;
  },
) {
  return {
    blockTrials: trials / blocks,
    // At this percentage of correct trials, increases and decreases of the length are equally frequent.
    settlesPercent: Math.round(100 / (1 + errorsPerStepDown)),
    order: words.orders[direction],
    spanName: words.spans[direction],
    interval: words.intervals[halfInterval === null ? "none" : "simulated"],
  };
}

/**
 * Returns the line of text above the items of a trial: the length, during recall also the number of responses, and
 * then the feedback.
 * @param given the responses so far
 * @param words `watch` contains `{length}`, `recall` also `{done}`
 */
export function spanLine(
  phase: string,
  trial: SpanTrial,
  given: readonly string[],
  words: { watch: string; recall: string },
  feedback: FeedbackWords,
): string {
  const { length } = trial.sequence;
  if (phase === "blank") return "";
  if (phase === "recall") return interpolate(words.recall, { done: given.length, length });
  if (phase !== "feedback") return interpolate(words.watch, { length });
  const responses = given.map((response) => ({ response, rtMs: 0 }));
  const { correct } = spanOutcome(trial, { responses, hidden: false });
  if (correct === null) return feedback.slow;
  return correct ? feedback.correct : feedback.wrong;
}
