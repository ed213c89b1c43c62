import { READ_COLUMNS } from "@/experiments/catalog/generated/read-columns";
import { DEVICE_TASK } from "@/experiments/device-step/model/device-step-model";
import type { AppModel } from "@/experiments/engine/contract/define-app";
import type { ReadColumns } from "@/experiments/engine/contract/read-columns";
import { ROW_PHASES, type TrialRow } from "@/experiments/engine/contract/trial-row";
import { COLUMN_KINDS, type Column } from "@/experiments/engine/data/columns";
import type { Score } from "@/experiments/engine/score/score";
import { SURVEY_TASK } from "@/experiments/survey/model/survey-model";
import { because, becauseOf, type Reason } from "./reason";
import { isObject, isText, type Values } from "./values";

/**
 * The largest allowed number. No clock and no screen yields a larger value: a clock that counts since 1970 yields
 * 1.8e12 ms. At much larger values, sums of squares overflow.
 */
const LARGEST = 1e13;

/** The length of texts that are remembered, in characters. */
const LONGEST_REMEMBERED = 32;

/**
 * The maximum number of trials of a run, including blocks that the participant left and that were drawn again. The
 * analysis scripts have the same limit.
 */
const MOST_ROWS = 5000;

const PHASES: readonly unknown[] = ROW_PHASES;

/** The fields that state the position of a row in its run. Without them, the row has no position. */
const REQUIRED = ["trial", "block", "sitting"] as const;

/**
 * Returns the reason why rows cannot be the rows of a run of an app. Returns undefined if they can; `scoreFault` checks
 * whether the app can score them.
 *
 * @param shared the cells that all rows have in common, which the rows lack
 */
export function rowsFault(
  rows: readonly unknown[],
  model: AppModel,
  shared: Values = {},
): Reason | undefined {
  if (rows.length > MOST_ROWS) return because("It has … rows, more than any run.", rows.length);
  const needs = READ[model.facts.id] ?? NOTHING;
  let tests = 0;
  for (const [index, row] of rows.entries()) {
    // The shared cells are checked once.
    const fault =
      index === 0 && isObject(row)
        ? rowFault({ ...shared, ...row }, model, needs)
        : rowFault(row, model, needs, shared);
    if (fault) return fault;
    if ((row as Values).phase === "test") tests += 1;
  }
  const twice = repeatedTrial(rows as readonly TrialRow[]);
  if (twice !== undefined) return because("The trial … is in two rows.", twice);
  if (tests > mostRows(model))
    return because("It has … test trials, more than the app with its parameters.", tests);
  return undefined;
}

/** Returns the largest number of test rows of a run. In a survey, the texts of `other` choices have separate rows. */
const mostRows = ({ facts }: AppModel) =>
  facts.id === SURVEY_TASK ? 2 * facts.trials : facts.trials;

/** Returns a trial number that two rows share. The analysis scripts would treat such rows as rows of two files. */
function repeatedTrial(rows: readonly TrialRow[]): number | undefined {
  const counted = new Set<number>();
  for (const { trial } of rows) {
    if (counted.has(trial)) return trial;
    counted.add(trial);
  }
  return undefined;
}

function rowFault(
  row: unknown,
  model: AppModel,
  needs: ReadColumns,
  shared: Values = {},
): Reason | undefined {
  if (!isObject(row)) return because("A row is …, not an object.", row);
  const { task = shared.task } = row;
  if (task !== model.facts.id) return because("A row is of the task ….", task);
  if (!PHASES.includes(row.phase)) return because("A row has the phase ….", row.phase);
  const wrong = wrongColumn(row, model.facts.id === SURVEY_TASK);
  if (wrong) return because(`${wrong} is … in a row.`, row[wrong]);
  const missing = REQUIRED.find((column) => (row[column] ?? null) === null);
  if (missing) return because(`${missing} is … in a row.`, row[missing]);
  return meaningFault(row, model, needs);
}

/** Returns the name of a column whose cell does not have the kind of the column. */
function wrongColumn(row: Values, isSurvey: boolean): string | undefined {
  for (const name in row) {
    const kind = KINDS.get(name);
    const value = row[name] ?? null;
    if (kind === undefined || value === null) continue;
    // Participants type or paste the answers to surveys. Earlier releases recorded all control characters of a pasted
    // text, and one character must not remove the whole questionnaire.
    const isTyped = isSurvey && name === "response" && typeof value === "string";
    if (!fits(kind, isTyped ? value.toWellFormed().replaceAll(/\p{Cc}/gu, " ") : value))
      return name;
  }
  return undefined;
}

type Kind = (typeof COLUMN_KINDS)[Column];

const KINDS: ReadonlyMap<string, Kind> = new Map(Object.entries(COLUMN_KINDS));

function fits(kind: Kind, value: unknown): boolean {
  switch (kind) {
    case "count":
      return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= LARGEST;
    case "number":
      return typeof value === "number" && Math.abs(value) <= LARGEST;
    case "logical":
      return typeof value === "boolean";
    case "text":
      return isKnownText(value);
  }
}

/** Texts that were checked before. Runs repeat few texts, and looking one up is faster than checking it. */
const CHECKED = new Set<unknown>();
const MOST_CHECKED = 5000;

function isKnownText(value: unknown): value is string {
  if (CHECKED.has(value)) return true;
  const is = isText(value);
  if (is && value.length <= LONGEST_REMEMBERED && CHECKED.size < MOST_CHECKED) CHECKED.add(value);
  return is;
}

/**
 * The values that the analysis scripts of each app require in columns. If an app has no entry, its scripts accept any
 * values.
 */
const READ: Readonly<Record<string, ReadColumns>> = {
  ...READ_COLUMNS,
  [DEVICE_TASK]: { needs: ["condition", "stimulus"] },
  [SURVEY_TASK]: { needs: ["stimulus"], forms: { condition: (ids) => /^[\w ]+$/.test(ids) } },
};
const NOTHING: ReadColumns = { needs: [] };

/** Returns the reason if a row contains a value that does not occur in any run of the app. */
function meaningFault(
  row: Values,
  model: AppModel,
  { needs, forms = {} }: ReadColumns,
): Reason | undefined {
  const isTest = row.phase === "test";
  for (const column of ["condition", "stimulus", "response", "excluded"] as const) {
    const value = (row[column] ?? null) as string | null;
    if (value === null) {
      if (isTest && needs.includes(column))
        return because(`${column} is … in a test trial.`, value);
      continue;
    }
    const levels = column in model.codebook ? model.codebook[column].levels : undefined;
    const isKnown = levels
      ? Object.hasOwn(levels, value)
      : column === "condition" && !forms.condition
        ? false
        : (forms[column]?.(value) ?? true);
    if (!isKnown) return because(`${column} is … in a row, which this app does not write.`, value);
  }
  // In some tasks, such as go/no-go, not responding is a response. Such a response has no time.
  const isTimed = model.kind === "timed" && (model.pausesWhenSilent || row.response != null);
  if (isTest && isTimed && row.excluded == null && row.rt_ms == null)
    return because("rt_ms is … in a scored trial.", row.rt_ms);
  return undefined;
}

/** Returns the score of rows that were checked. @returns the reason if the app cannot score them */
export function scoreOf(rows: readonly TrialRow[], model: AppModel): Score | Reason {
  try {
    return model.score(rows);
  } catch (error) {
    return becauseOf(error);
  }
}

/** Returns the reason if a score is neither a list of finite numbers nor an explanation why there is no score. */
export function scoreFault(score: Score | Reason): Reason | undefined {
  if ("text" in score) return score;
  if (score.status === "no-score") return undefined;
  const numbers = [
    ...score.measures.flatMap(({ value, low, high }) => [value, low ?? 0, high ?? 0]),
    ...score.details.map(({ value }) => value),
  ];
  const wrong = numbers.find((number) => !Number.isFinite(number));
  return wrong === undefined ? undefined : because("The score of its app is ….", wrong);
}
