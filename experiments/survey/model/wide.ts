import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { codebookCsv } from "@/experiments/engine/data/codebook";
import { csv } from "@/experiments/engine/data/csv";
import type { Files } from "@/experiments/engine/data/data-set-files";
import { type Score, testRows } from "@/experiments/engine/score/score";
import type { Session } from "@/experiments/engine/session/session";
import { ANSWERED, FAILED_CHECKS } from "@/experiments/survey/definition/measure-ids";
import type { Said, Survey } from "@/experiments/survey/definition/schema";
import {
  type AskedItem,
  allItems,
  choicesOf,
  hasOther,
  isAsked,
  otherId,
} from "@/experiments/survey/definition/survey-items";
import { shortened } from "@/lib/i18n/shortened";
import { numberIn, numericItem } from "./numeric-items";
import { codebookText } from "./survey-codebook";
import { givenAnswers, scoreSurvey, surveyMeasures, surveyScoring } from "./survey-score";

type Cell = string | number | null;

/** A column of the wide table: its codebook entry without its name, and its value for the answer to its item. */
type WideColumn = {
  name: string;
  description: string;
  levels: Record<string, string> | null;
  /** The row of the answer; null for the columns of measures. */
  row: string | null;
  cell: (answer: string) => Cell;
};

const MISSING = "NA if it was not shown or has no answer.";

/**
 * The largest number of characters of a label in the codebook of the wide table. The codebook may repeat a label 500
 * times.
 */
const LONGEST_LABEL = 300;

/** Returns a label in English, or in French if it is not written in English, as one line that may be cut. */
const shortText = (label: Said | undefined): string =>
  shortened(codebookText(label), LONGEST_LABEL);

/** Returns the columns of an item whose answer has several values: one for each choice, in the written order. */
function choiceColumns(survey: Survey, item: Extract<AskedItem, { type: "many" | "rank" }>) {
  const isRank = item.type === "rank";
  const asked = shortText(item.label);
  return choicesOf(survey, item.choices).map(({ value, label }): WideColumn => {
    const name = shortText(label);
    return {
      name: `${item.id}.${value}`,
      description: isRank
        ? `${asked} Position of “${name}”, from 1. ${MISSING}`
        : `${asked} Whether “${name}” was chosen. ${MISSING}`,
      levels: isRank ? null : { 1: "chosen", 0: "not chosen" },
      row: item.id,
      cell: (answer) => {
        const place = answer.split(" ").indexOf(String(value)) + 1;
        if (isRank) return place > 0 ? place : null;
        return place > 0 ? 1 : 0;
      },
    };
  });
}

function itemColumns(survey: Survey, item: AskedItem): WideColumn[] {
  const { id, type } = item;
  const isNumber = numericItem(survey, item) !== null;
  const own: WideColumn = {
    name: id,
    description: `${shortText(item.label)} ${MISSING}`,
    levels:
      type === "one"
        ? Object.fromEntries(
            choicesOf(survey, item.choices).map(({ value, label }) => [
              String(value),
              shortText(label),
            ]),
          )
        : null,
    row: id,
    cell: (answer) => (isNumber ? (numberIn(answer) ?? answer) : answer),
  };
  const columns = type === "many" || type === "rank" ? choiceColumns(survey, item) : [own];
  if (!hasOther(survey, item)) return columns;
  const other: WideColumn = {
    name: otherId(id),
    description: `The text of the choice that asks for a text in ${id}. NA if the choice was not taken or has no text.`,
    levels: null,
    row: otherId(id),
    cell: (answer) => answer,
  };
  return [...columns, other];
}

/** Returns the columns of the measures that are not answers: the scales, the failed checks and the number of answers. */
function measureColumns(survey: Survey): WideColumn[] {
  const descriptions = new Map<string, string>([
    ...(survey.scales ?? []).map(({ id, label, score }): [string, string] => [
      id,
      `${shortText(label)} Score of the scale (${score} of its items), without rounding. NA if too few of its items have an answer.`.trim(),
    ]),
    [FAILED_CHECKS, "Number of attention checks that were shown and not answered as asked."],
    [ANSWERED, "Number of items with an answer."],
  ]);
  return surveyMeasures(surveyScoring(survey)).flatMap(({ id }) => {
    const description = descriptions.get(id);
    return description === undefined
      ? []
      : [{ name: id, description, levels: null, row: null, cell: () => null }];
  });
}

function columnsOf(survey: Survey): WideColumn[] {
  return [
    ...allItems(survey).flatMap(({ item }) => (isAsked(item) ? itemColumns(survey, item) : [])),
    ...measureColumns(survey),
  ];
}

/** The line of a column in a codebook, without its name and unit. */
export type ColumnText = Pick<WideColumn, "description" | "levels">;

/** Returns the lines of the columns of the wide table in a codebook, keyed by column name: questions, choices and scales. */
export const columnTexts = (survey: Survey): ReadonlyMap<string, ColumnText> =>
  new Map(
    columnsOf(survey).map(({ name, description, levels }) => [name, { description, levels }]),
  );

/**
 * Returns the wide record of a run: one value for each item in the written order, or one for each choice of an item with
 * several answers, and one for each measure that is not an answer. Without a value, the record has null.
 * @param score the score of the rows; without it, the rows are scored
 */
export function wideOf(
  survey: Survey,
  rows: readonly TrialRow[],
  score: Score = scoreSurvey(surveyScoring(survey), rows),
): Record<string, Cell> {
  const answers = givenAnswers(testRows(rows));
  const measures = new Map(
    score.status === "scored" ? score.measures.map(({ id, value }) => [id, value]) : [],
  );
  return Object.fromEntries(
    columnsOf(survey).map(({ name, row, cell }) => {
      const answer = answers.get(row);
      if (row === null) return [name, measures.get(name) ?? null];
      return [name, answer === undefined ? null : cell(answer)];
    }),
  );
}

const SESSION = "session_id";

/** Returns the names of the columns of the wide table: the session, then the columns of `wideOf`. */
const wideColumns = (survey: Survey): string[] => [
  SESSION,
  ...columnsOf(survey).map(({ name }) => name),
];

/** Returns the rows of runs in the wide table of their survey, as CSV with a header. */
function wideCsv(survey: Survey, runs: readonly Pick<Session, "id" | "rows">[]): string {
  const records = runs.map(({ id, rows }) => ({ [SESSION]: id, ...wideOf(survey, rows) }));
  return csv(wideColumns(survey), records as Record<string, Cell>[]);
}

/** Returns the codebook of the wide table as CSV, in the order of its columns. */
function wideCodebookCsv(survey: Survey): string {
  const entries = columnsOf(survey).map(({ name, description, levels }) => ({
    name,
    description,
    unit: null,
    levels,
  }));
  const description = "Identifier of the run, as in the trials.";
  return codebookCsv([{ name: SESSION, description, unit: null, levels: null }, ...entries]);
}

/**
 * Returns the wide table of one run, with one row, and its codebook. The files belong next to the trials of the run, in
 * the folder above `data/`.
 */
export const wideFiles = (survey: Survey, run: Pick<Session, "id" | "rows">): Files => ({
  "wide.csv": wideCsv(survey, [run]),
  "wide-codebook.csv": wideCodebookCsv(survey),
});
