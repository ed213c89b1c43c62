/** @jest-environment node */
import { aSession } from "@/__tests__/experiments/a-session";
import { anyParameters } from "@/__tests__/experiments/any-parameters";
import { APP_IDS } from "@/experiments/catalog/app-ids";
import { APPS } from "@/experiments/catalog/registry";
import { sessionRecords } from "@/experiments/engine/data/csv";
import { modelAt } from "@/experiments/study/reading/record/model-at";
import { checkStep } from "@/experiments/study/reading/record/read-step";
import { rowsFault, scoreFault, scoreOf } from "@/experiments/study/reading/record/row-faults";
import { seededRandom } from "@/lib/stats/random";
import { randomRun } from "@/scripts/build/versions/random-run";

jest.setTimeout(120_000);

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
