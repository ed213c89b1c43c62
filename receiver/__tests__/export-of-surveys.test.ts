/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { aSession } from "@/__tests__/experiments/a-session";
import { psychDsFaults } from "@/__tests__/experiments/psych-ds-check";
import { LANGUAGES_HERE } from "@/__tests__/experiments/recompute";
import { answersOf, surveyOf } from "@/__tests__/experiments/survey/random-survey";
import { surveyRun } from "@/__tests__/experiments/survey/survey-run";
import { temporaryFolder } from "@/__tests__/scripts/temporary-folder";
import { sessionRecords } from "@/experiments/engine/data/csv";
import type { Survey } from "@/experiments/survey/definition/schema";
import { SURVEY_TASK, surveyModel } from "@/experiments/survey/model/survey-model";
import { exportOf, STUDY } from "./an-export";
import { aStep, newSession, PROTOCOL, sent } from "./records";
import { startReceiver } from "./start-receiver";

/** Returns the record of a finished survey, in the format in which the page sends it. */
function recordOf(survey: Survey, session: string, seed: number) {
  const model = surveyModel(survey);
  const rows = surveyRun(survey, answersOf(survey, seed), seed);
  const run = aSession({ model }, { id: session, rows });
  const { app: task, version, parameters, events } = run;
  return aStep({
    session,
    step: "you",
    task,
    version,
    parameters,
    events,
    rows: sessionRecords(run),
  });
}

const long: Survey = {
  pages: [{ id: "p", items: [{ id: "story", type: "long", label: "What happened?" }] }],
};

async function exported(records: object[]) {
  const settings = { SESSIONS_DIR: temporaryFolder(), PROTOCOLS: PROTOCOL };
  const receiver = await startReceiver(settings);
  for (const record of records) expect((await sent(receiver, record))[0]).toBe(200);
  return exportOf(settings);
}

it("the export has the surveys of a study with scripts that score them, one folder for each survey", async () => {
  const surveys = [surveyOf(11), surveyOf(12)];
  const sessions = Array.from({ length: 6 }, newSession);
  const {
    trialsOf,
    folder: home,
    filesIn,
    rowOf,
    newId,
  } = await exported(
    sessions.map((session, index) => recordOf(surveys[index % 2] as Survey, session, index)),
  );
  const files = filesIn(STUDY);
  expect(psychDsFaults(files)).toEqual([]);
  for (const { command, script } of LANGUAGES_HERE)
    for (const folder of ["you", "you.2"]) {
      const tables = Object.keys(files).filter(
        (path) => path.startsWith(`data/${folder}/`) && path.endsWith(".csv"),
      );
      expect(tables).toHaveLength(1);
      const args = [`analysis/${SURVEY_TASK}/${folder}/${script}`, ...tables];
      const { stdout, stderr, status } = spawnSync(command, args, {
        cwd: join(home, STUDY),
        encoding: "utf8",
      });
      expect([stderr, status]).toEqual(["", 0]);
      expect(stdout.match(/ answered /g)).toHaveLength(3);
      const of = sessions.filter((id) => trialsOf(id)[folder]);
      expect(of).toHaveLength(3);
      const answered = of.map((id) => `${newId(id)} answered ${rowOf(id)?.["you.answered"]} NA NA`);
      for (const line of answered) expect(stdout).toContain(line);
      expect(new Set(answered).size).toBe(3);
    }
});

it("the export keeps an answer of several lines, and reports records without a valid survey", async () => {
  const session = newSession();
  const story = recordOf(long, session, 1);
  const text = "First line.\nSecond line, =cmd()";
  const bad = (survey: unknown) => ({
    ...recordOf(long, newSession(), 2),
    parameters: { survey },
  });
  const { faults, trialsOf } = await exported([
    {
      ...story,
      rows: (story.rows as { stimulus: string }[]).map((row) => ({
        ...row,
        response: text,
        excluded: null,
      })),
    },
    bad("{"),
    bad(JSON.stringify({ pages: [] })),
    bad(JSON.stringify({ ...long, scales: [{ id: "s", items: ["none"], score: "mean" }] })),
    bad(7),
    { ...recordOf(long, newSession(), 2), version: "9.0.0" },
  ]);
  expect(faults()).toHaveLength(5);
  const [row] = trialsOf(session).you ?? [];
  expect(row?.response?.replace(/^'/, "")).toBe(text);
});
