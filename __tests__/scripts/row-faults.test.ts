/** @jest-environment node */
import { aSession } from "@/__tests__/experiments/a-session";
import { anySettings } from "@/__tests__/experiments/any-settings";
import { sessionRecords } from "@/experiments/engine/csv";
import { APP_IDS } from "@/experiments/registry";
import { randomRun } from "@/scripts/build/versions/random-run";
import { modelAt } from "@/scripts/export/read-record";
import { rowsFault } from "@/scripts/export/row-faults";

jest.setTimeout(120_000);

it.each(APP_IDS)("the export takes the runs of %s, with whatever settings and answers", (app) => {
  const { all, random } = anySettings(app);
  const faults = all
    .filter((_, index) => index % 8 === 0)
    .flatMap((settings, seed) => {
      const model = modelAt(app, "1.0.0", settings);
      const rows = randomRun(model, seed, random);
      const left = rows.slice(0, 5).map((row) => ({ ...row, phase: "interrupted" as const }));
      // Counted over the whole run, as a run that goes on after it was left counts them.
      const counted = [...left, ...rows].map((row, trial) => ({ ...row, trial: trial + 1 }));
      const records = sessionRecords(aSession({ model }, { rows: counted }));
      return rowsFault(JSON.parse(JSON.stringify(records)), model) ?? [];
    });
  expect(faults).toEqual([]);
});
