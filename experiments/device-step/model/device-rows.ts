import type { FormAnswer, FormRow } from "@/experiments/engine/contract/define-app";
import { NO_ANSWER } from "@/experiments/engine/contract/no-answer";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import {
  countExclusions,
  type Measure,
  type Score,
  testRows,
} from "@/experiments/engine/score/score";
import { type DeviceMeasure, partOf } from "./device-measures";
import type { DeviceTypes } from "./device-step-types";

/** Returns a value of the device as an answer, which has neither a response time nor an input. */
export const measuredAnswer = (value: number | null): FormAnswer<string> | null =>
  value === null ? null : { ...NO_ANSWER, value: String(value), hidden: false };

/**
 * Returns a row for each measure.
 * @param answers the values in the order of the measures; null if a value was not measured
 */
export const deviceRows = (
  ids: readonly DeviceMeasure[],
  answers: readonly (FormAnswer<string> | null)[],
): FormRow[] =>
  ids.map((id, index) => {
    const { value, ...how } = answers[index] ?? NO_ANSWER;
    return {
      condition: partOf(id),
      stimulus: id,
      response: value,
      correct: null,
      excluded: value === null ? "notMeasured" : null,
      ...how,
    };
  });

/** The form of the numbers in the data. Other texts are not values. */
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/** Returns the score: each measure with a value. The window is always measured. */
export function scoreDevice(
  ids: readonly DeviceMeasure[],
  rows: readonly TrialRow[],
): Score<DeviceTypes["words"]> {
  const test = testRows(rows);
  const values = new Map<string | null, number>();
  for (const { stimulus, response, excluded } of test)
    if (excluded === null && response !== null && NUMBER.test(response))
      values.set(stimulus, Number(response));
  const [first, ...others] = ids.flatMap((id): Measure[] => {
    const value = values.get(id);
    return value === undefined ? [] : [{ id, value, low: null, high: null, n: 1 }];
  });
  const counts = countExclusions(test, ["notMeasured"] as const);
  return first
    ? { status: "scored", measures: [first, ...others], details: [], ...counts }
    : { status: "no-score", reason: "notMeasured", ...counts };
}
