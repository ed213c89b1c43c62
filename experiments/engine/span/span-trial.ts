import type { FinishedTrial } from "@/experiments/engine/contract/trial-model";
import type { TrialOutcome } from "@/experiments/engine/contract/trial-row";

/** The order in which participants recall a sequence: the order shown, or the reverse order. */
export type SpanDirection = "forward" | "backward";

/** A trial of a span task. The items of a sequence are numbers: squares of a grid, digits. */
export type SpanTrial = {
  /** The items in the order in which they are shown. */
  sequence: readonly number[];
  /**
   * True in the first trials of a run, in which the length only approaches the span. These trials are not included in
   * the mean.
   */
  isApproach: boolean;
  /** Present if participants recall the sequence in reverse order. */
  isBackward?: true;
};

/** Returns the items of a sequence in the order in which participants must recall them. */
export const itemsToRecall = ({
  sequence,
  isBackward,
}: Pick<SpanTrial, "sequence" | "isBackward">): readonly number[] =>
  isBackward ? [...sequence].reverse() : sequence;

/**
 * Reasons for the exclusion of a trial. If several reasons apply, the row of the trial stores the first of these
 * reasons.
 */
export const SPAN_EXCLUSIONS = ["hidden", "omission", "approach"] as const;
export type SpanExclusion = (typeof SPAN_EXCLUSIONS)[number];

/** Returns items as they are written in the exported columns, such as `7-3-12`. */
const written = (items: readonly (number | string)[]) => items.join("-");

/** Returns whether a text lists items as in the exported columns. */
export const isSequence = (text: string): boolean => /^\d{1,3}(?:-\d{1,3})*$/.test(text);

/**
 * Returns the columns that a span task adds to the row of a finished trial. `condition` is the length of the sequence,
 * `stimulus` has the items in the order shown, and `response` in the order given. `correct` is true only if the whole
 * sequence was recalled in the required order.
 */
export function spanOutcome(
  trial: SpanTrial,
  { responses, hidden }: Pick<FinishedTrial<string>, "responses" | "hidden">,
): TrialOutcome {
  const { sequence, isApproach } = trial;
  const given = responses.map(({ response }) => response);
  const isComplete = given.length === sequence.length;
  const reasons: Record<SpanExclusion, boolean> = {
    hidden,
    omission: !isComplete,
    approach: isApproach,
  };
  return {
    condition: String(sequence.length),
    stimulus: written(sequence),
    response: given.length === 0 ? null : written(given),
    correct: isComplete ? written(given) === written(itemsToRecall(trial)) : null,
    excluded: SPAN_EXCLUSIONS.find((reason) => reasons[reason]) ?? null,
  };
}
