/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { aSession } from "@/__tests__/experiments/a-session";
import { anyRun } from "@/__tests__/experiments/any-run";
import { csvRecords } from "@/__tests__/experiments/parse-csv";
import { psychDsFaults } from "@/__tests__/experiments/psych-ds-check";
import { LANGUAGES_HERE } from "@/__tests__/experiments/recompute";
import { temporaryFolder } from "@/__tests__/scripts/temporary-folder";
import type { AppId } from "@/experiments/catalog/app-ids";
import { APPS } from "@/experiments/catalog/registry";
import { sessionRecords } from "@/experiments/engine/data/csv";
import { printedScore } from "@/experiments/engine/score/printed-score";
import { exportSessions } from "@/scripts/export/export-sessions";
import { listFiles } from "@/scripts/project.mjs";
import { openRecords } from "../sessions/open-records.ts";
import { readStoreSettings } from "../settings.ts";
import { anEnd, aStep, aWithdrawal, newSession, PROTOCOL, sent } from "./records";
import { startReceiver } from "./start-receiver";

jest.setTimeout(60_000);

const TASKS: AppId[] = ["stroop", "mini-ipip"];

/** Returns the record of a finished run of an app, in the format in which the page sends it. */
function recordOf(app: AppId, session: string, step: string | null = app) {
  const { model } = APPS[app];
  const run = aSession(APPS[app], {
    id: session,
    parameters: model.parameters,
    rows: anyRun(APPS[app]),
    participant: { prolificPid: "5f0c0ffee", studyId: null, sessionId: null },
  });
  return aStep({
    session,
    step,
    place: step && TASKS.indexOf(app) + 1,
    ...(step === null && { protocol: null, document: null }),
    task: run.app,
    version: run.version,
    parameters: run.parameters,
    ids: { SONA_ID: "s-17" },
    rows: sessionRecords(run),
    events: run.events,
  });
}

let folder: string;
let exported: Record<string, string>;
const [prompt, late, swapped] = [newSession(), newSession(), newSession()];
const people = [prompt, late, swapped];
const unsent = { exit: "unsent", code: "WAIT1", steps: 2 };
const [withdrawn, single, strange] = [newSession(), newSession(), newSession()];

beforeAll(async () => {
  const SESSIONS_DIR = temporaryFolder();
  const settings = { SESSIONS_DIR, PROTOCOLS: `${PROTOCOL},runs` };
  const receiver = await startReceiver(settings);
  const records = [
    ...people.flatMap((id) =>
      TASKS.map((app) => ({
        ...recordOf(app, id),
        ...(id === late && app === "stroop" && { instructions: "own" }),
      })),
    ),
    anEnd(prompt, { steps: 2 }),
    // The end with the exit `unsent` was sent first, and the final end later. In the session `swapped`, the two ends
    // arrived in reverse order.
    anEnd(late, unsent),
    anEnd(late, { steps: 2 }),
    anEnd(swapped, { steps: 2 }),
    anEnd(swapped, unsent),
    { ...recordOf("stroop", prompt), rows: [], later: "version" },
    recordOf("stroop", withdrawn),
    recordOf("stroop", single, null),
    aStep({ session: strange, task: "=cmd()" }),
    { ...recordOf("stroop", strange, "told"), instructions: "mine" },
    aStep({
      session: strange,
      step: "numbers",
      rows: [{ task: "stroop", phase: "test", rt_ms: "x" }],
    }),
    aWithdrawal(withdrawn),
  ];
  for (const record of records) expect((await sent(receiver, record))[0]).toBe(200);
  folder = join(temporaryFolder(), "data");
  const store = await openRecords(readStoreSettings(settings), { serves: false });
  expect(await exportSessions(store, folder)).toEqual({
    sessions: 4,
    steps: 7,
    beside: 1,
    refused: 3,
    rehearsals: 0,
    reasons: [
      { reason: "Its instructions are ….", count: 1 },
      { reason: "rt_ms is … in a row.", count: 1 },
      { reason: "This release has no app ….", count: 1 },
    ],
    repeated: 1,
  });
  exported = Object.fromEntries(
    listFiles(folder).map((path) => [path, readFileSync(join(folder, path), "utf8")]),
  );
});

const STUDY = `protocol-${PROTOCOL.slice(0, 12)}`;

const filesIn = (name: string) =>
  Object.fromEntries(
    Object.entries(exported)
      .filter(([path]) => path.startsWith(`${name}/`))
      .map(([path, text]) => [path.slice(name.length + 1), text]),
  );

it.each([STUDY, "runs"])("the export is a valid Psych-DS data set: %s", (name) => {
  expect(psychDsFaults(filesIn(name))).toEqual([]);
});

it("the export contains new ids in place of the original ids; a separate file lists which ids belong together", () => {
  const key = exported["private/key.csv"] ?? "";
  for (const [path, text] of Object.entries({ ...filesIn(STUDY), ...filesIn("runs") }))
    for (const secret of [...people, withdrawn, single, "5f0c0ffee", "s-17"])
      expect([path, text.includes(secret) || path.includes(secret)]).toEqual([path, false]);
  for (const id of [...people, single]) expect(key).toContain(id);
  expect(key).toContain("5f0c0ffee");
  expect(key).toContain("s-17");
  expect(key).not.toContain(withdrawn);
});

it("the export gives all sessions of one identifier the same random id, which the names of files also contain", () => {
  const lines = csvRecords(exported[`${STUDY}/sessions.csv`] ?? "");
  const persons = new Set(lines.map(({ person }) => person));
  expect([lines.length, persons.size]).toEqual([3, 1]);
  const [person = ""] = persons;
  expect(person).toMatch(/^p[0-9a-f]{12}$/);
  const tables = Object.keys(exported).filter((path) => path.startsWith(`${STUDY}/data/stroop/`));
  expect(tables.filter((path) => path.includes(`_subject-${person}_session-`))).toHaveLength(3);
  expect(exported["private/key.csv"]).toContain(person);
});

it("the README of the export states the number of sessions with instructions written by the researchers", () => {
  const { "README.md": readme = "" } = filesIn(STUDY);
  expect(readme).toMatch(
    /stroop\/`: .* 3 sessions, .*; 1 session with instructions of the researchers/,
  );
  expect(readme).not.toMatch(/mini-ipip\/`: .*instructions/);
});

it("the export does not contain withdrawn sessions", () => {
  expect(JSON.stringify(exported)).not.toContain(withdrawn);
});

it("the export contains the final end of a session that has two ends, and lists the earlier end separately", () => {
  const [header = "", ...lines] = (exported[`${STUDY}/sessions.csv`] ?? "").trim().split("\n");
  expect(header.split(",").slice(1, 5)).toEqual(["exit", "code", "earlier_exit", "steps_sent"]);
  expect(lines.map((line) => line.split(",").slice(1, 5).join()).sort()).toEqual([
    "completed,C1A2B3,NA,2",
    "completed,C1A2B3,unsent WAIT1,2",
    "completed,C1A2B3,unsent WAIT1,2",
  ]);
});

it("the export writes conflicting records and invalid records to separate files, each with the reason", () => {
  expect(Object.keys(exported).filter((path) => /\/(beside|refused)\//.test(path))).toEqual([
    `private/beside/${STUDY}.jsonl`,
    `private/refused/${STUDY}.jsonl`,
  ]);
  expect(exported[`private/beside/${STUDY}.jsonl`]).toContain("later");
  const reasons = (exported[`private/refused/${STUDY}.jsonl`] ?? "")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line).reason);
  expect(reasons.sort()).toEqual([
    'Its instructions are "mine".',
    'This release has no app "=cmd()".',
    'rt_ms is "x" in a row.',
  ]);
});

describe.each(LANGUAGES_HERE)("the analysis scripts in $command", ({ command, script }) => {
  it.each(TASKS)("compute the results that participants saw: %s", (app) => {
    const tables = listFiles(join(folder, STUDY, "data", app)).filter((path) =>
      path.endsWith(".csv"),
    );
    const args = [`analysis/${app}/${script}`, ...tables.map((path) => `data/${app}/${path}`)];
    const { stdout, stderr } = spawnSync(command, args, {
      cwd: join(folder, STUDY),
      encoding: "utf8",
    });
    const { facts, score } = APPS[app].model;
    const shown = printedScore(facts, score(anyRun(APPS[app]))).split("\n");
    const printed = stdout
      .trim()
      .split("\n")
      .map((line) => line.trim());
    expect([stderr.includes("Error"), printed.map((line) => line.replace(/^\w{13} /, ""))]).toEqual(
      [false, [...shown, ...shown, ...shown]],
    );
  });
});

it("the export refuses to write into a folder that is not empty", async () => {
  const store = await openRecords(readStoreSettings({ SESSIONS_DIR: temporaryFolder() }), {
    serves: false,
  });
  await expect(exportSessions(store, folder)).rejects.toThrow(/is not empty/);
});
