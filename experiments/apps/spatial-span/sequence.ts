import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { testRows } from "@/experiments/engine/score/score";
import { seededRandom, shuffled } from "@/lib/stats/random";
import type { SpatialSpanParameters } from "./parameters";

export type SpanTrial = {
  /** Squares in a row, and rows. */
  gridSize: number;
  /** Squares in their order, counted from 0 by rows. */
  sequence: readonly number[];
  /** One of the first trials, which lead up to the span and are not in its mean. */
  isApproach: boolean;
};

type Grid = Pick<SpatialSpanParameters, "gridSize">;

/** What the length of the next sequence follows from, besides the answers. */
type LengthRule = Grid &
  Pick<SpatialSpanParameters, "startLength" | "minimumLength" | "errorsPerStepDown">;

/** Returns how many squares the grid has: no sequence can be longer. */
export const squaresOf = ({ gridSize }: Grid): number => gridSize ** 2;

/** A sequence of different squares, reproducible from its seed. */
export function spanSequence(seed: number, length: number, grid: Grid): number[] {
  const squares = Array.from({ length: squaresOf(grid) }, (_, square) => square);
  return shuffled(squares, seededRandom(seed)).slice(0, length);
}

/** The test trials that were answered in full on a visible page: they move the length, others do not. */
export function validRows(rows: readonly TrialRow[]): TrialRow[] {
  return testRows(rows).filter(({ excluded }) => excluded === null || excluded === "approach");
}

/**
 * The length of the next sequence after the rows so far: one square more after each correct trial, as far as
 * the grid has them, and one less after every so many wrong ones (every second in the published task).
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

/** The next test trial after the rows so far, with its own seed. */
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
