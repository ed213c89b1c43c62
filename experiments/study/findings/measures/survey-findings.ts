import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { isSurveyStep } from "@/experiments/study/document/step-kind";
import { sdOf } from "@/experiments/study/findings/estimate";
import type {
  CountedSession,
  SurveyFinding,
  SurveyItemFinding,
} from "@/experiments/study/findings/findings";
import { firstOfPeople } from "@/experiments/study/findings/people/cases";
import { stepsOfData } from "@/experiments/study/findings/study/study-steps";
import { runIn } from "@/experiments/study/reading/packed-sessions";
import { saidIn } from "@/experiments/survey/definition/measure-name";
import type { Choice, Survey } from "@/experiments/survey/definition/schema";
import { type Answers, shownItems } from "@/experiments/survey/definition/show-rule";
import {
  type AskedItem,
  allItems,
  choicesOf,
  hasOther,
  isAsked,
  otherId,
} from "@/experiments/survey/definition/survey-items";
import { numericItem } from "@/experiments/survey/model/numeric-items";
import { takesOther } from "@/experiments/survey/model/survey-rows";
import { byText } from "@/lib/by-text";
import { ownValue } from "@/lib/own-value";
import { mean } from "@/lib/stats/statistics";

/** The answers of a run, keyed by column of its wide table. */
type Columns = Readonly<Record<string, string | number | null>>;

const cellOf = (columns: Columns, name: string): string | number | null =>
  Object.hasOwn(columns, name) ? (columns[name] ?? null) : null;

/** Returns the values of an answer with several choices: the chosen values, or the ranked values from the first on. */
function severalOf(columns: Columns, id: string, choices: readonly Choice[], isRank: boolean) {
  const cells = choices.map(({ value }) => ({
    value: String(value),
    cell: cellOf(columns, `${id}.${value}`),
  }));
  if (cells.every(({ cell }) => cell === null)) return undefined;
  const taken = isRank
    ? cells.filter(({ cell }) => cell !== null).sort((a, b) => Number(a.cell) - Number(b.cell))
    : cells.filter(({ cell }) => Number(cell) === 1);
  return taken.map(({ value }) => value).join(" ");
}

/** Returns the answers of a run as the survey records them; an answer without any choice is an empty text. */
function answersOf(survey: Survey, items: readonly AskedItem[], columns: Columns): Answers {
  const answers: Record<string, string> = {};
  for (const item of items) {
    const isSeveral = item.type === "many" || item.type === "rank";
    const cell = cellOf(columns, item.id);
    const answer = isSeveral
      ? severalOf(columns, item.id, choicesOf(survey, item.choices), item.type === "rank")
      : cell === null
        ? undefined
        : String(cell);
    if (answer !== undefined) answers[item.id] = answer;
  }
  return answers;
}

/** Returns the moments of numbers; null without any number. */
function momentsOf(values: readonly number[]): SurveyItemFinding["moments"] {
  const numbers = values.filter(Number.isFinite);
  if (numbers.length === 0) return null;
  const end = (pick: (a: number, b: number) => number) => numbers.reduce((a, b) => pick(a, b));
  return {
    n: numbers.length,
    mean: mean(numbers),
    sd: numbers.length < 2 ? null : sdOf(numbers),
    low: end(Math.min),
    high: end(Math.max),
  };
}

/** A run of a survey: its columns, its answers, and the items that were shown. */
type SurveyRun = { columns: Columns; answers: Answers; shown: ReadonlySet<string> };

function itemFindings(
  survey: Survey,
  item: AskedItem,
  runs: readonly SurveyRun[],
): SurveyItemFinding[] {
  const { id } = item;
  const shownTo = runs.filter(({ shown }) => shown.has(id));
  const given = shownTo.flatMap(({ answers }) =>
    Object.hasOwn(answers, id) ? [answers[id] as string] : [],
  );
  const counts = { shown: shownTo.length, answered: given.length };
  const isNumber = numericItem(survey, item) !== null;
  const own: SurveyItemFinding[] = [];
  if ("choices" in item) {
    const choices = choicesOf(survey, item.choices);
    const frequencies = choices.map(({ value, label }) => ({
      value: String(value),
      label: saidIn(label, "en"),
      n: given.filter((answer) =>
        item.type === "rank"
          ? answer.startsWith(`${value} `) || answer === String(value)
          : answer.split(" ").includes(String(value)),
      ).length,
    }));
    const moments = isNumber ? momentsOf(given.map(Number)) : null;
    own.push({ column: id, ...counts, kind: "choices", frequencies, moments });
    if (hasOther(survey, item)) own.push(otherFinding(survey, item, shownTo));
    return own;
  }
  const kind = isNumber ? "number" : "text";
  const moments = isNumber ? momentsOf(given.map(Number)) : null;
  return [{ column: id, ...counts, kind, frequencies: [], moments }];
}

/** Returns the finding of the text that a choice asks for. */
function otherFinding(
  survey: Survey,
  item: AskedItem,
  runs: readonly SurveyRun[],
): SurveyItemFinding {
  const column = otherId(item.id);
  const asked = runs.filter(({ answers }) => takesOther(survey, item, ownValue(answers, item.id)));
  const answered = asked.filter(({ columns }) => cellOf(columns, column) !== null).length;
  return {
    column,
    shown: asked.length,
    answered,
    kind: "text",
    frequencies: [],
    moments: null,
  };
}

/** Returns the findings of a survey without its document: the columns that occur, without labels. */
function withoutSurvey(runs: readonly Columns[]): SurveyItemFinding[] {
  const names = [...new Set(runs.flatMap((columns) => Object.keys(columns)))].sort(byText);
  return names.map((column) => {
    const cells = runs.flatMap((columns) => cellOf(columns, column) ?? []);
    const numbers = cells.filter((cell) => typeof cell === "number");
    const isNumber = cells.length > 0 && numbers.length === cells.length;
    return {
      column,
      shown: runs.length,
      answered: cells.length,
      kind: isNumber ? "number" : "text",
      frequencies: [],
      moments: isNumber ? momentsOf(numbers) : null,
    };
  });
}

/**
 * Returns the answers to the surveys of the people analysed: for each item how many people saw and answered it, the
 * frequency of each choice (of each first choice of a ranking), and the distribution of numbers. A person who did the step
 * in several sessions counts once, with the first of these sessions. Whether an item was shown follows from the rules of
 * the survey in the document. Labels are in English or, without an English text, in French.
 * @param sessions in the order of their start
 */
export function surveyFindings(
  sessions: readonly CountedSession[],
  document: ProtocolDocument | null,
): SurveyFinding[] {
  const analysed = sessions.map(({ session }) => session);
  return stepsOfData(analysed, document).flatMap(({ step, isSurvey }) => {
    if (!isSurvey) return [];
    const answered = firstOfPeople(
      sessions,
      ({ session }): Columns | null => runIn(session, step)?.answers ?? null,
    );
    const columns = [...answered.values()];
    const survey = document?.steps.filter(isSurveyStep).find(({ id }) => id === step)?.survey;
    if (columns.length === 0) return [];
    if (!survey) return [{ step, items: withoutSurvey(columns) }];
    const items = allItems(survey).flatMap(({ item }) => (isAsked(item) ? [item] : []));
    const runs = columns.map((each): SurveyRun => {
      const answers = answersOf(survey, items, each);
      const { shown, kept } = shownItems(survey, answers);
      return { columns: each, answers: kept, shown };
    });
    return [{ step, items: items.flatMap((item) => itemFindings(survey, item, runs)) }];
  });
}
