import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { testRows } from "@/experiments/engine/score/score";
import { seededRandom, shuffled } from "@/lib/stats/random";
import type { SpatialSpanParameters } from "./parameters";

export type SpanTrial = {
  /** Number of rows of the grid. Each row has the same number of squares. */
  gridSize: number;
  /** The squares in the order in which they light up. Squares are numbered row by row, from 0. */
  sequence: readonly number[];
  /**
   * True in the first trials of a run, in which the length only approaches the span. These trials are not included in
   * the mean.
   */
  isApproach: boolean;
};

type Grid = Pick<SpatialSpanParameters, "gridSize">;

/** The parameters that determine the length of the next sequence, together with the answers so far. */
type LengthRule = Grid &
  Pick<SpatialSpanParameters, "startLength" | "minimumLength" | "errorsPerStepDown">;

/** Returns the number of squares of the grid. This number is also the maximum length of a sequence. */
export const squaresOf = ({ gridSize }: Grid): number => gridSize ** 2;

/** Returns a sequence of different squares. The same seed always gives the same sequence. */
export function spanSequence(seed: number, length: number, grid: Grid): number[] {
  const squares = Array.from({ length: squaresOf(grid) }, (_, square) => square);
  return shuffled(squares, seededRandom(seed)).slice(0, length);
}

/**
 * Returns the test trials on a visible page in which the answer was complete. Only these trials change the length of
 * the next sequence.
 */
export function validRows(rows: readonly TrialRow[]): TrialRow[] {
  return testRows(rows).filter(({ excluded }) => excluded === null || excluded === "approach");
}

/**
 * Returns the length of the sequence that follows the given rows. The length increases by one square after each correct
 * trial, up to the number of squares on the grid. The length decreases by one square after every `errorsPerStepDown`
 * wrong trials (every second wrong trial in the published task).
 */
export function nextLength(rows: readonly TrialRow[], rule: LengthRule): number {
  let length = rule.startLength;
  let errors = 0;
  for (const { correct } of validRows(rows)) {
    if (correct) {
      length = Math.min(squaresOf(rule), length + 1);
      continue;
    }
    errors += 1;
    if (errors < rule.errorsPerStepDown) continue;
    errors = 0;
    length = Math.max(rule.minimumLength, length - 1);
  }
  return length;
}

/** Returns the test trial that follows the given rows. Its squares are drawn with the given seed. */
export function nextTrial(
  seed: number,
  rows: readonly TrialRow[],
  parameters: LengthRule & Pick<SpatialSpanParameters, "approachTrials">,
): SpanTrial {
  return {
    gridSize: parameters.gridSize,
    sequence: spanSequence(seed, nextLength(rows, parameters), parameters),
    isApproach: validRows(rows).length < parameters.approachTrials,
  };
}
