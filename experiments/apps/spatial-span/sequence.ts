import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { testRows } from "@/experiments/engine/score/score";
import { seededRandom, shuffled } from "@/lib/stats/random";
import type { SpatialSpanParameters } from "./parameters";

export type SpanTrial = {
  /** Number of squares in a row, and of rows. */
  gridSize: number;
  /** Squares in the order of display, numbered from 0 by rows. */
  sequence: readonly number[];
  /** Whether this is one of the first trials, which approach the span and are not in the mean. */
  isApproach: boolean;
};

type Grid = Pick<SpatialSpanParameters, "gridSize">;

/** The parameters, in addition to the answers, that determine the length of the next sequence. */
type LengthRule = Grid &
  Pick<SpatialSpanParameters, "startLength" | "minimumLength" | "errorsPerStepDown">;

/** Returns the number of squares of the grid, the maximum length of a sequence. */
export const squaresOf = ({ gridSize }: Grid): number => gridSize ** 2;

/** Returns a sequence of different squares, reproducible from its seed. */
export function spanSequence(seed: number, length: number, grid: Grid): number[] {
  const squares = Array.from({ length: squaresOf(grid) }, (_, square) => square);
  return shuffled(squares, seededRandom(seed)).slice(0, length);
}

/** Returns the test trials with a complete answer on a visible page; only these change the length. */
export function validRows(rows: readonly TrialRow[]): TrialRow[] {
  return testRows(rows).filter(({ excluded }) => excluded === null || excluded === "approach");
}

/**
 * Returns the length of the next sequence after the rows so far: one square more after each correct trial, up to the
 * size of the grid, and one less after every `errorsPerStepDown` wrong trials (every second in the published task).
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

/** Returns the next test trial after the rows so far, from its own seed. */
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
