import type { AppModel } from "@/experiments/engine/contract/define-app";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { type Score, testRows } from "@/experiments/engine/score/score";
import { runFacts } from "@/experiments/study/document/exclude-rule";
import type { Survey } from "@/experiments/survey/definition/schema";
import { SURVEY_PARAMETER, SURVEY_TASK } from "@/experiments/survey/model/survey-model";
import { wideOf } from "@/experiments/survey/model/wide";
import type { ReadRun, ReadScore } from "./read-session";
import type { Reason } from "./record/reason";
import { scoreFault, scoreOf } from "./record/row-faults";

/** The facts about a run that its rows do not state. */
export type RunBase = Pick<
  ReadRun,
  | "step"
  | "version"
  | "parameters"
  | "instructions"
  | "place"
  | "locale"
  | "startedAt"
  | "finishedAt"
> & { sittings: number };

const SURVEYS = new WeakMap<AppModel, Survey>();

function surveyOf(model: AppModel): Survey {
  const known = SURVEYS.get(model);
  if (known) return known;
  const survey: Survey = JSON.parse(String(model.parameters[SURVEY_PARAMETER]));
  SURVEYS.set(model, survey);
  return survey;
}

/** Returns the score without rounding, and without the parts that only a page of a single run shows. */
const readScore = (score: Score): ReadScore =>
  score.status === "no-score"
    ? { status: "no-score", reason: score.reason }
    : {
        status: "scored",
        measures: score.measures.map(({ id, value, n, error = null }) => ({ id, value, n, error })),
      };

/** Returns the input of most test trials; of two that are equally frequent, the first in alphabetical order. */
function inputOf(test: readonly TrialRow[]): string | null {
  const counts = new Map<string, number>();
  for (const { input_type } of test)
    if (input_type !== null) counts.set(input_type, (counts.get(input_type) ?? 0) + 1);
  const [first] = [...counts].sort(
    ([one, many], [other, more]) => more - many || (one < other ? -1 : 1),
  );
  return first?.[0] ?? null;
}

/**
 * Scores the rows of a run, which were checked, and counts what the rules of plans read. The rows are not kept.
 * @returns the reason if the app cannot score the rows
 */
export function runOf(
  model: AppModel,
  rows: readonly TrialRow[],
  { sittings, ...base }: RunBase,
): Omit<ReadRun, "source"> | Reason {
  const score = scoreOf(rows, model);
  const fault = scoreFault(score);
  if (fault) return fault;
  const onTime = rows.filter(({ late_frames }) => !((late_frames ?? 0) > 0));
  const scored = score as Score;
  const own = readScore(scored);
  const later = onTime.length === rows.length ? own : onTimeScore(model, onTime);
  const survey = model.facts.id === SURVEY_TASK ? surveyOf(model) : null;
  return {
    ...base,
    task: model.facts.id,
    input: inputOf(testRows(rows)),
    facts: runFacts({ rows, sittings }),
    score: own,
    scoreOnTime: later,
    answers: survey && wideOf(survey, rows, scored),
  };
}

/** Returns the score of the trials without a dropped frame. An app may be unable to score so few trials. */
function onTimeScore(model: AppModel, rows: readonly TrialRow[]): ReadScore {
  const score = scoreOf(rows, model);
  return "text" in score || scoreFault(score)
    ? { status: "no-score", reason: "tooFewLeft" }
    : readScore(score);
}
