import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { countExclusions, type Score, testRows } from "@/experiments/engine/score/score";
import { mean } from "@/lib/stats/statistics";
import { halfIntervalOf } from "./interval";
import { EXCLUSIONS } from "./outcome";
import type { SpatialSpanParameters } from "./parameters";
import { validRows } from "./sequence";
import type { SpatialSpanWords } from "./words";

/**
 * Number of final trials that are examined for a remark. If the longest sequence of a run first occurs in one of these
 * trials, the length had not stopped rising.
 */
const SETTLED_TRIALS = 2;

const lengthOf = ({ condition }: TrialRow) => Number(condition);

/**
 * Returns the mean span of a run in squares, with its 95 % interval. The mean span is the mean length of the sequences
 * that were displayed after the first `approachTrials` valid trials. Both correct and wrong trials are included. If
 * `approachTrials` is four, the mean span is the published score (`calc_spatial_span_DV` of expanalysis, "Mean span
 * after dropping the first 4 trials"), and it reproduces the published mean and SD from the raw data of Eisenberg et
 * al. 2019. Each length depends on earlier trials, so the standard error of the lengths would be too small. The
 * interval therefore comes from simulated runs (docs/intervals.md), and is absent if no runs were simulated with the
 * same parameters. A run has no score if fewer than `minimumValid` trials are valid. A run also has no score if the
 * participant did not recall any sequence of at least `minimumRecalled` squares, for example because the same square
 * was always pressed. With that strategy the length falls to one, and on a grid of 25 squares one press in 25 is
 * correct by chance. A sequence of two squares is correct only once in 600 by chance, because a sequence does not
 * repeat squares.
 */
export function scoreSpatialSpan(
  rows: readonly TrialRow[],
  parameters: SpatialSpanParameters,
): Score<SpatialSpanWords> {
  const facts = countExclusions(testRows(rows), EXCLUSIONS);
  const valid = validRows(rows);
  if (valid.length < parameters.minimumValid)
    return { status: "no-score", reason: "tooFewLeft", ...facts };
  const longest = Math.max(0, ...valid.filter(({ correct }) => correct).map(lengthOf));
  if (longest < parameters.minimumRecalled)
    return { status: "no-score", reason: "noneRecalled", ...facts };

  const lengths = valid.filter(({ excluded }) => excluded === null).map(lengthOf);
  const value = mean(lengths);
  const half = halfIntervalOf(parameters);
  const isRising = lengths.indexOf(Math.max(...lengths)) >= lengths.length - SETTLED_TRIALS;
  return {
    status: "scored",
    measures: [
      {
        id: "mean_span",
        value,
        low: half === null ? null : value - half,
        high: half === null ? null : value + half,
        n: lengths.length,
      },
    ],
    details: [{ id: "longest", value: longest, n: valid.length, decimals: 0 }],
    ...(isRising && { remark: "unsettled" as const }),
    ...facts,
  };
}
