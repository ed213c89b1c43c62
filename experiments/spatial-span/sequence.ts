import { seededRandom, shuffled } from "@/lib/stats/random";
import { testRows } from "../engine/score";
import type { TrialRow } from "../engine/trial-row";
import { parameters } from "./parameters";

export type SpanTrial = {
  /** Squares in a row, and rows. */
  gridSize: number;
  /** Squares in their order, counted from 0 by rows. */
  sequence: readonly number[];
  /** One of the first trials, which lead up to the span and are not in its mean. */
  isApproach: boolean;
};

const SQUARES = Array.from({ length: parameters.gridSize ** 2 }, (_, square) => square);

/** A sequence of different squares, reproducible from its seed. */
export function spanSequence(seed: number, length: number): number[] {
  return shuffled(SQUARES, seededRandom(seed)).slice(0, length);
}

/** The test trials that were answered in full on a visible page: they move the length, others do not. */
export function validRows(rows: readonly TrialRow[]): TrialRow[] {
  return testRows(rows).filter(({ excluded }) => excluded === null || excluded === "approach");
}

/**
 * The length of the next sequence after the rows so far: one square more after each correct trial,
 * one less after every second wrong one, as in the published task.
 */
export function nextLength(rows: readonly TrialRow[]): number {
  const { startLength, minimumLength, errorsPerStepDown } = parameters;
  let length: number = startLength;
  let errors = 0;
  for (const { correct } of validRows(rows)) {
    if (correct) {
      length += 1;
      continue;
    }
    errors += 1;
    if (errors < errorsPerStepDown) continue;
    errors = 0;
    length = Math.max(minimumLength, length - 1);
  }
  return length;
}

/** The next measured trial after the rows so far, with its own seed. */
export function nextTrial(seed: number, rows: readonly TrialRow[]): SpanTrial {
  return {
    gridSize: parameters.gridSize,
    sequence: spanSequence(seed, nextLength(rows)),
    isApproach: validRows(rows).length < parameters.approachTrials,
  };
}
