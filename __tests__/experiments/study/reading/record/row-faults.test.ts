/** @jest-environment node */
import { aSession } from "@/__tests__/experiments/a-session";
import { anyParameters } from "@/__tests__/experiments/any-parameters";
import { surveyRun } from "@/__tests__/experiments/survey/survey-run";
import { APP_IDS } from "@/experiments/catalog/app-ids";
import { APPS } from "@/experiments/catalog/registry";
import { sessionRecords } from "@/experiments/engine/data/csv";
import { modelAt } from "@/experiments/study/reading/record/model-at";
import { checkStep } from "@/experiments/study/reading/record/read-step";
import { rowsFault, scoreFault, scoreOf } from "@/experiments/study/reading/record/row-faults";
import { surveySchema } from "@/experiments/survey/definition/schema";
import { SURVEY_TASK, SURVEY_VERSION, surveyModel } from "@/experiments/survey/model/survey-model";
import { seededRandom } from "@/lib/stats/random";
import { randomRun } from "@/scripts/build/versions/random-run";

it("the reader scores a record of an earlier app version with the current default values of added parameters", () => {
  const { model } = APPS.stroop;
  const run = aSession(APPS.stroop, { rows: randomRun(model, 1, seededRandom(1)) });
  const needed = (version: string, parameters?: object) => {
    const record = { version, parameters, task: "stroop", step: "a", rows: sessionRecords(run) };
    const read = checkStep(record);
    return "text" in read ? read : read.model.parameters.minimumAccuracyPercent;
  };
  expect(needed("3.2.0")).toBe(0);
  expect(needed("3.2.0", { minimumAccuracyPercent: 80 })).toBe(80);
  expect(needed("4.0.0")).toBe(60);
  expect(needed("2.0.0")).toMatchObject({ text: expect.anything() });
});

it.each(APP_IDS)("the reader accepts the runs of %s, with any parameters and answers", (app) => {
  const faults = anyParameters(app)
    .filter(({ seed }) => seed % 8 === 0)
    .flatMap(({ parameters, seed, random }) => {
      const model = modelAt(app, "1.0.0", parameters);
      const rows = randomRun(model, seed, random);
      const left = rows.slice(0, 5).map((row) => ({ ...row, phase: "interrupted" as const }));
      // The trials are numbered over the whole run. A run that was resumed numbers its trials in the same way.
      const counted = [...left, ...rows].map((row, trial) => ({ ...row, trial: trial + 1 }));
      const records = sessionRecords(aSession({ model }, { rows: counted }));
      const sent = JSON.parse(JSON.stringify(records));
      return rowsFault(sent, model) ?? scoreFault(scoreOf(sent, model)) ?? [];
    });
  expect(faults).toEqual([]);
});

it.each([
  ["the line break of Word", "\u000B"],
  ["the page end of a PDF", "\u000C"],
  ["NUL", "\0"],
  ["half of an emoji", "\uD83D"],
])("the reader accepts a stored questionnaire with %s in an answer", (_, character) => {
  const survey = surveySchema.parse({
    pages: [{ id: "page", items: [{ id: "q", type: "long", label: "The question" }] }],
  });
  const answer = `one${character}two`;
  const rows = surveyRun(survey, { q: answer });
  const run = aSession({ model: surveyModel(survey) }, { rows });
  const record = {
    version: SURVEY_VERSION,
    parameters: { survey: JSON.stringify(survey) },
    task: SURVEY_TASK,
    step: "a",
    rows: JSON.parse(JSON.stringify(sessionRecords(run))),
  };
  const read = checkStep(record);
  expect("text" in read ? read : read.rows.map(({ response }) => response)).toEqual([answer]);
});

it("the reader refuses a control character in the response to a task", () => {
  const { model } = APPS.stroop;
  const [first, ...others] = randomRun(model, 1, seededRandom(1));
  const rows = [{ ...first, task: "stroop", response: "re\u000Bd" }, ...others];
  expect(rowsFault(rows, model)).toMatchObject({ text: expect.stringContaining("response") });
});
