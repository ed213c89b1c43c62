import type { AppModel } from "@/experiments/engine/contract/define-app";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { testRows } from "@/experiments/engine/score/score";
import { SURVEY_TASK } from "@/experiments/survey/model/survey-model";
import { ACCURACY } from "./check-assignment";
import type { Exit, LeaveRule } from "./schema";

/** The data of a finished step that a rule reads. */
type Measured = { step: string; model: AppModel; rows: readonly TrialRow[] };

/** Returns the proportion of right answers in the test trials of a run; undefined without right and wrong answers. */
export function proportionCorrect(rows: readonly TrialRow[]): number | undefined {
  const answers = testRows(rows).filter(({ correct }) => correct !== null);
  if (answers.length === 0) return undefined;
  return answers.filter(({ correct }) => correct).length / answers.length;
}

/**
 * Returns a measure of a step, its proportion of right answers for `accuracy`, or the answer to a question of a survey;
 * undefined if the value is missing.
 */
function measured({ model, rows }: Measured, measure: string): number | string | undefined {
  if (measure === ACCURACY) return proportionCorrect(rows);
  const score = model.score(rows);
  const value =
    score.status === "scored" ? score.measures.find(({ id }) => id === measure)?.value : undefined;
  if (value !== undefined || model.facts.id !== SURVEY_TASK) return value;
  return testRows(rows).find(({ stimulus }) => stimulus === measure)?.response ?? undefined;
}

/** A rule that applies, with the value of its measure. */
export type AppliedLeave = { rule: LeaveRule; value: number | string };

/**
 * Returns the first rule of a step that applies, or null. If a measure has no value, for example because the score is
 * withheld, its rule does not apply. Missing data therefore do not end the study early.
 * @param finished the finished steps, including the step of the rules
 */
export function appliedLeave(
  rules: readonly LeaveRule[],
  finished: readonly Measured[],
): AppliedLeave | null {
  for (const rule of rules) {
    const [id, measure = ""] = rule.if.measure.split(".");
    const about = finished.find(({ step }) => step === id);
    const value = about && measured(about, measure);
    if (value !== undefined && holds(rule.if, value)) return { rule, value };
  }
  return null;
}

/** Returns the exit of the first rule of a step that applies, or null (`appliedLeave`). */
export const exitByRule = (
  rules: readonly LeaveRule[],
  finished: readonly Measured[],
): Exit | null => appliedLeave(rules, finished)?.rule.exit ?? null;

function holds({ is, isNot, below, above }: LeaveRule["if"], value: number | string): boolean {
  return (
    (is === undefined || isSame(value, is)) &&
    (isNot === undefined || !isSame(value, isNot)) &&
    (below === undefined || (typeof value === "number" && value < below)) &&
    (above === undefined || (typeof value === "number" && value > above))
  );
}

/** Returns whether a value of the data, where the answers of surveys are texts, is the value of a rule. */
const isSame = (value: number | string, other: number | string | boolean): boolean =>
  value === other || (typeof value === "string" && value === String(other));
