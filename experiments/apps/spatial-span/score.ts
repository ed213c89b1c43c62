import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { countExclusions, type Score, testRows } from "@/experiments/engine/score/score";
import { mean } from "@/lib/stats/statistics";
import { halfIntervalOf } from "./interval";
import { EXCLUSIONS } from "./outcome";
import type { SpatialSpanParameters } from "./parameters";
import { validRows } from "./sequence";
import type { SpatialSpanWords } from "./words";

/** A run whose longest sequence first comes among this many at the end was still rising. */
const SETTLED_TRIALS = 2;

const lengthOf = ({ condition }: TrialRow) => Number(condition);

/**
 * Returns the mean span of a run in squares, with its 95 % interval: the mean length of the sequences that
 * were shown after the first `approachTrials` valid trials, right or wrong. With four of them this is the published score
 * (`calc_spatial_span_DV` of expanalysis, "Mean span after dropping the first 4 trials"), and gives
 * the published mean and SD from the raw data of Eisenberg et al. 2019. Each length depends on the
 * trials before it, so their standard error would be too small: the interval comes from simulated runs
 * (docs/intervals.md), and there is none with settings that were not simulated.
 *
 * There is none when fewer than `minimumValid` trials are valid, nor when no sequence of
 * `minimumRecalled` or more squares was recalled, as from pressing one square each time: the length sinks to
 * one, where on 25 squares one press in 25 is right by luck, but a sequence repeats no square, and two
 * random presses are right once in 600.
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
