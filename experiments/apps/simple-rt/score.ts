import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import {
  countExclusions,
  hiddenTooOften,
  type Score,
  testRows,
} from "@/experiments/engine/score/score";
import { medianInterval } from "@/lib/stats/intervals";
import { mean, median } from "@/lib/stats/statistics";
import { EXCLUSIONS } from "./outcome";
import type { SimpleRtParameters } from "./parameters";
import type { SimpleRtWords } from "./words";

/**
 * Returns the median of a run's valid response times in ms, with the interval of `medianInterval`. The run has a reason
 * instead of a score in three cases: the page was hidden in at least half of the trials; more than `maximumLostPercent`
 * of the other trials have a false start or an omission, for example because the participant tapped constantly; or
 * fewer than `minimumValid` response times are valid. The published statistic is also a median (Eisenberg et al. 2019).
 */
export function scoreSimpleRt(
  rows: readonly TrialRow[],
  {
    minimumValid,
    maximumLostPercent,
  }: Pick<SimpleRtParameters, "minimumValid" | "maximumLostPercent">,
): Score<SimpleRtWords> {
  const test = testRows(rows);
  const facts = countExclusions(test, EXCLUSIONS);
  const { hidden = 0, omission = 0, anticipation = 0 } = facts.excluded;
  const seen = test.length - hidden;
  if (hiddenTooOften(test)) return { status: "no-score", reason: "tooOftenHidden", ...facts };
  if ((omission + anticipation) * 100 > maximumLostPercent * seen)
    return { status: "no-score", reason: "tooManyLost", ...facts };
  const times = test
    .filter(({ excluded }) => excluded === null)
    .map(({ rt_ms }) => rt_ms as number);
  const n = times.length;
  if (n < minimumValid) return { status: "no-score", reason: "tooFewLeft", ...facts };

  const { low, high } = medianInterval([...times].sort((a, b) => a - b));
  return {
    status: "scored",
    measures: [
      {
        id: "median_rt",
        value: median(times),
        low,
        high,
        n,
        error: { kind: "median", values: times },
      },
    ],
    details: [{ id: "mean", value: mean(times), n }],
    ...facts,
  };
}
