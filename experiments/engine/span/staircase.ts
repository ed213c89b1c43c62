import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { testRows } from "@/experiments/engine/score/score";
import type { SpanParameters } from "./span-parameters";

/** The values that determine the length of the next sequence, together with the answers so far. */
export type LengthRule = Pick<
  SpanParameters,
  "startLength" | "minimumLength" | "errorsPerStepDown"
> & {
  /** Maximum length of a sequence; Infinity without a maximum. */
  longest: number;
};

/**
 * Returns the test trials on a visible page in which the answer was complete. Only these trials change the length of
 * the next sequence.
 */
export function validRows(rows: readonly TrialRow[]): TrialRow[] {
  return testRows(rows).filter(({ excluded }) => excluded === null || excluded === "approach");
}

/**
 * Returns the length of the sequence that follows the given rows. The length increases by one item after each correct
 * trial, up to the maximum length. The length decreases by one item after every `errorsPerStepDown` wrong trials (every
 * second wrong trial in the published tasks).
 */
export function nextLength(rows: readonly TrialRow[], rule: LengthRule): number {
  let length = rule.startLength;
  let errors = 0;
  for (const { correct } of validRows(rows)) {
    if (correct) {
      length = Math.min(rule.longest, length + 1);
      continue;
    }
    errors += 1;
    if (errors < rule.errorsPerStepDown) continue;
    errors = 0;
    length = Math.max(rule.minimumLength, length - 1);
  }
  return length;
}
