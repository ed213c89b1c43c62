import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { percentError } from "@/experiments/engine/score/measure-error";
import {
  countExclusions,
  hiddenTooOften,
  type Score,
  testRows,
} from "@/experiments/engine/score/score";
import { wilsonInterval } from "@/lib/stats/intervals";
import { mean } from "@/lib/stats/statistics";
import { EXCLUSIONS } from "./outcome";
import type { GoNoGoParameters } from "./parameters";
import type { Condition } from "./shapes";
import type { GoNoGoWords } from "./words";

type Limits = Pick<
  GoNoGoParameters,
  "minimumGoPercent" | "minimumNoGo" | "minimumDifferencePercent"
>;

/**
 * Returns the commission errors of a run: the share of no-go trials with a press, in percent, with its 95 % Wilson
 * score interval. The run has a reason instead of a score in four cases: at least half of the trials were hidden; too
 * few go trials were answered in time; too few no-go trials are valid; or presses were almost equally frequent in go
 * and no-go trials, for example because the participant pressed in every trial.
 */
export function scoreGoNoGo(
  rows: readonly TrialRow[],
  { minimumGoPercent, minimumNoGo, minimumDifferencePercent }: Limits,
): Score<GoNoGoWords> {
  const test = testRows(rows);
  const facts = countExclusions(test, EXCLUSIONS);
  const noScore = (reason: keyof GoNoGoWords["result"]["reasons"]) =>
    ({ status: "no-score", reason, ...facts }) as const;
  const seenOf = (condition: Condition) =>
    test.filter((row) => row.condition === condition && row.excluded !== "hidden");
  const isKept = ({ excluded }: TrialRow) => excluded === null;

  const go = seenOf("go");
  const answered = go.filter(isKept);
  const noGo = seenOf("no-go").filter(isKept);
  const presses = noGo.filter(({ response }) => response !== null).length;

  if (hiddenTooOften(test)) return noScore("tooOftenHidden");
  if (go.length === 0 || answered.length * 100 < go.length * minimumGoPercent)
    return noScore("tooFewGo");
  if (noGo.length < minimumNoGo) return noScore("tooFewLeft");
  // Both shares are multiplied by both numbers of trials. The compared numbers are then whole numbers without rounding
  // errors.
  const difference = answered.length * noGo.length - presses * go.length;
  if (difference * 100 < minimumDifferencePercent * go.length * noGo.length)
    return noScore("notToldApart");

  const { low, high } = wilsonInterval(presses, noGo.length);
  return {
    status: "scored",
    measures: [
      {
        id: "commission_errors",
        value: (presses / noGo.length) * 100,
        low: low * 100,
        high: high * 100,
        n: noGo.length,
        ...percentError(presses, noGo.length),
      },
    ],
    details: [
      { id: "goAnswered", value: (answered.length / go.length) * 100, n: go.length },
      {
        id: "goTime",
        value: mean(answered.map(({ rt_ms }) => rt_ms as number)),
        n: answered.length,
        decimals: 0,
        unit: "ms",
      },
    ],
    ...facts,
  };
}
