import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import {
  countExclusions,
  type Score,
  SPEEDED_EXCLUSIONS,
  testRows,
} from "@/experiments/engine/score/score";
import { median } from "@/lib/stats/statistics";
import type { ChoiceRtParameters } from "./parameters";
import type { ChoiceRtWords } from "./words";

/** Returns the median response time of correct responses in ms, or the reason why the run has no score. */
export function scoreChoiceRt(
  rows: readonly TrialRow[],
  { minimumAccuracyPercent }: ChoiceRtParameters,
): Score<ChoiceRtWords> {
  const test = testRows(rows);
  const facts = countExclusions(test, SPEEDED_EXCLUSIONS);
  const times = test.flatMap(({ excluded, rt_ms }) =>
    excluded === null && rt_ms !== null ? rt_ms : [],
  );
  if (times.length === 0 || times.length * 100 < test.length * minimumAccuracyPercent)
    return { status: "no-score", reason: "tooFewLeft", ...facts };
  return {
    status: "scored",
    measures: [
      {
        id: "choice_rt",
        value: median(times),
        low: null,
        high: null,
        n: times.length,
        error: { kind: "median", values: times },
      },
    ],
    details: [],
    ...facts,
  };
}
