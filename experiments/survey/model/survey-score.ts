import type { MeasureDefinition } from "@/experiments/engine/contract/app-facts";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import {
  countExclusions,
  type Measure,
  type Score,
  testRows,
} from "@/experiments/engine/score/score";
import { ANSWERED, FAILED_CHECKS } from "@/experiments/survey/definition/measure-ids";
import type { Survey } from "@/experiments/survey/definition/schema";
import { allItems, isAsked } from "@/experiments/survey/definition/survey-items";
import { type NumericItem, numberIn, numericItems } from "./numeric-items";
import { type ScaleRule, scaleItems, scaleRules, scaleScore, spanOf } from "./scale-scores";
import { hasChecks, SURVEY_EXCLUSIONS } from "./survey-rows";
import type { SurveyWords } from "./survey-words";

/** The parts of a survey from which its score is computed. */
export type SurveyScoring = {
  scales: readonly ScaleRule[];
  numbers: readonly NumericItem[];
  /** Whether the survey has attention checks. */
  checks: boolean;
  /** The ids of the items that ask for an answer. */
  items: readonly string[];
};

/** Returns the parts of a survey from which its score is computed. */
export const surveyScoring = (survey: Survey): SurveyScoring => ({
  scales: scaleRules(survey),
  numbers: numericItems(survey),
  checks: hasChecks(survey),
  items: allItems(survey).flatMap(({ item }) => (isAsked(item) ? [item.id] : [])),
});

const count = (id: string, most: number) =>
  ({
    id,
    decimals: 0,
    step: 1,
    unit: null,
    span: spanOf(0, most),
    norm: null,
    reference: null,
  }) as const;

/**
 * Returns the measures of a survey: its scales, its numeric items, the number of failed attention checks if there are
 * any checks, and the number of items with an answer.
 */
export function surveyMeasures({
  scales,
  numbers,
  checks,
  items,
}: SurveyScoring): readonly [MeasureDefinition, ...MeasureDefinition[]] {
  const definition = (id: string, decimals: number, span: MeasureDefinition["span"]) =>
    ({ id, decimals, unit: null, span, norm: null, reference: null }) as const;
  const [first, ...others] = [
    ...scales.map(({ id, decimals, span }) => definition(id, decimals, span)),
    ...numbers.map(({ id, decimals, min, max }) => definition(id, decimals, spanOf(min, max))),
    ...(checks ? [count(FAILED_CHECKS, items.length)] : []),
  ];
  const answered = count(ANSWERED, items.length);
  return first ? [first, ...others, answered] : [answered];
}

/** Returns the numeric answers of a run, keyed by item. */
function numericAnswers(
  numbers: readonly NumericItem[],
  answers: ReadonlyMap<string | null, string>,
): Map<string, number> {
  const found = new Map<string, number>();
  for (const { id } of numbers) {
    const answer = answers.get(id);
    const number = answer === undefined ? null : numberIn(answer);
    if (number !== null) found.set(id, number);
  }
  return found;
}

/** Returns a measure without an interval, because one run does not have enough data for an interval. */
const measure = (id: string, value: number, n: number): Measure => ({
  id,
  value,
  low: null,
  high: null,
  n,
});

/** Returns the answers in test rows, keyed by item. Items that were skipped or not shown are left out. */
export function givenAnswers(test: readonly TrialRow[]): ReadonlyMap<string | null, string> {
  const answers = new Map<string | null, string>();
  for (const { stimulus, response, excluded } of test)
    if (response !== null && excluded === null) answers.set(stimulus, response);
  return answers;
}

/**
 * Returns the score of a survey. It contains only the measures that have a value: a scale with too few answers and an
 * item without an answer are left out. The number of answered items always has a value.
 */
export function scoreSurvey(
  { scales, numbers, checks, items }: SurveyScoring,
  rows: readonly TrialRow[],
): Score<SurveyWords> {
  const test = testRows(rows);
  const answers = givenAnswers(test);
  const values = numericAnswers(numbers, answers);
  const marked = test.filter(({ correct }) => correct !== null);
  const answered = items.filter((id) => answers.has(id)).length;
  const hidden = new Set(
    test.flatMap(({ stimulus, excluded }) => (excluded === "notShown" ? (stimulus ?? []) : [])),
  );
  const shown = items.filter((id) => !hidden.has(id)).length;
  const [first, ...others] = [
    ...scales.flatMap((scale) => {
      const score = scaleScore(scale, values);
      if (!score) return [];
      const error = { kind: "items", values: scaleItems(scale, values) } as const;
      return [{ ...measure(scale.id, score.value, score.n), error }];
    }),
    ...[...values].map(([id, value]) => measure(id, value, 1)),
    ...(checks
      ? [measure(FAILED_CHECKS, marked.filter(({ correct }) => !correct).length, marked.length)]
      : []),
  ];
  const last = measure(ANSWERED, answered, shown);
  return {
    status: "scored",
    measures: first ? [first, ...others, last] : [last],
    details: [],
    ...countExclusions(test, SURVEY_EXCLUSIONS),
  };
}
