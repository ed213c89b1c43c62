import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import {
  countExclusions,
  hiddenTooOften,
  type Score,
  SPEEDED_EXCLUSIONS,
  testRows,
} from "@/experiments/engine/score/score";
import { type AccuracyRule, accuracyNeeded } from "@/experiments/engine/speeded/accuracy-rule";
import { SIDES } from "@/experiments/engine/speeded/two-answers";
import { medianInterval } from "@/lib/stats/intervals";
import { mean, median } from "@/lib/stats/statistics";
import type { ChoiceRtParameters } from "./parameters";
import type { ChoiceRtWords } from "./words";

type Accuracy = Pick<ChoiceRtParameters, "minimumAccuracyPercent">;

/** Returns the rule for the accuracy: more correct answers than a participant gets by guessing one of two answers. */
export const accuracyRule = ({ minimumAccuracyPercent }: Accuracy): AccuracyRule => ({
  chance: 1 / SIDES.length,
  minimumAccuracyPercent,
});

/**
 * Returns the median response time of correct responses in ms, with the interval of `medianInterval`. The run has a
 * reason instead of a score in three cases: the page was hidden in at least half of the trials, too few trials were seen
 * to tell answers from guesses, or fewer answers than required (`accuracyNeeded`) were correct. The published statistic
 * is also a median (Eisenberg et al. 2019).
 */
export function scoreChoiceRt(
  rows: readonly TrialRow[],
  parameters: Accuracy,
): Score<ChoiceRtWords> {
  const test = testRows(rows);
  const facts = countExclusions(test, SPEEDED_EXCLUSIONS);
  const seen = test.filter(({ excluded }) => excluded !== "hidden");
  const times = seen.flatMap(({ excluded, rt_ms }) =>
    excluded === null && rt_ms !== null ? rt_ms : [],
  );
  const n = times.length;
  const limit = accuracyNeeded(seen.length, accuracyRule(parameters));
  if (hiddenTooOften(test)) return { status: "no-score", reason: "tooOftenHidden", ...facts };
  if (limit > seen.length) return { status: "no-score", reason: "tooFewLeft", ...facts };
  if (n < limit) return { status: "no-score", reason: "tooFewCorrect", ...facts };
  const answered = seen.filter(({ correct }) => correct !== null);
  const right = answered.filter(({ correct }) => correct === true).length;
  return {
    status: "scored",
    measures: [
      {
        id: "choice_rt",
        value: median(times),
        ...medianInterval([...times].sort((a, b) => a - b)),
        n,
        error: { kind: "median", values: times },
      },
    ],
    details: [
      { id: "mean", value: mean(times), n },
      {
        id: "accuracy",
        value: (100 * right) / answered.length,
        n: answered.length,
        decimals: 0,
        unit: "%",
      },
    ],
    ...facts,
  };
}
