/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MODELS } from "@/experiments/catalog/generated/models";
import { printedScore } from "@/experiments/engine/score/printed-score";
import { checkProtocol } from "@/experiments/study/document/check";
import { newParticipation } from "@/experiments/study/participation/new-participation";
import type { Participation } from "@/experiments/study/participation/participation";
import { participationFiles } from "@/experiments/study/participation/participation-files";
import type { Survey } from "@/experiments/survey/definition/schema";
import { surveyModel } from "@/experiments/survey/model/survey-model";
import { surveyScripts } from "@/experiments/survey/model/survey-scripts";
import { unpack } from "@/testing/recompute";
import { aSession } from "../a-session";
import { csvRecords } from "../parse-csv";
import { psychDsFaults } from "../psych-ds-check";
import { LANGUAGES_HERE } from "../recompute";
import { aDocument } from "../study/document/a-document";
import { answersOf, surveyOf } from "./random-survey";
import { surveyRun } from "./survey-run";

const SEED = 41;
/** A random survey in which every text is written in both languages. */
const survey: Survey = JSON.parse(JSON.stringify(surveyOf(SEED)), (_, value) =>
  value?.fr !== undefined && value.en === undefined ? { ...value, en: value.fr } : value,
);
const model = surveyModel(survey);
const rows = surveyRun(survey, answersOf(survey, SEED));

function archive(): Record<string, string> {
  const step = { id: "about-you", version: "1.0", survey };
  const checked = checkProtocol(aDocument({ language: "en", steps: [step] }), MODELS);
  if ("faults" in checked) throw new Error(JSON.stringify(checked.faults));
  const participation = newParticipation(
    checked.document,
    { ids: {}, condition: null },
    {
      versions: { survey: model.facts.version },
      locale: "en",
      site: null,
      consent: { version: "1", at: "2026-11-25T10:00:00.000+01:00" },
    },
  );
  const run = aSession({ model }, { id: "therun", rows, status: "finished" });
  return participationFiles({ ...participation, runs: { "about-you": run } } as Participation, {
    "about-you": { model, recompute: surveyScripts(survey) },
  });
}

const files = archive();
const ofStep = Object.fromEntries(
  Object.entries(files)
    .filter(([path]) => path.startsWith("1-about-you/"))
    .map(([path, text]) => [path.slice("1-about-you/".length), text]),
);

test("the archive of a participation has the answers of a survey in one row, and its README describes this row", () => {
  expect(psychDsFaults(ofStep)).toEqual([]);
  expect(csvRecords(ofStep["wide.csv"] ?? "")).toMatchObject([{ session_id: "therun" }]);
  expect(files["README.md"]).toContain("`wide.csv`");
});

test.each(LANGUAGES_HERE)(
  "$script of a survey in an archive prints the score of the run",
  ({ command, script }) => {
    const folder = mkdtempSync(join(tmpdir(), "survey-"));
    try {
      unpack(ofStep, folder);
      const output = execFileSync(command, [join(folder, "analysis", script)], {
        encoding: "utf8",
        stdio: ["ignore", "pipe", "ignore"],
      });
      expect(output.trim()).toBe(printedScore(model.facts, model.score(rows)));
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);
