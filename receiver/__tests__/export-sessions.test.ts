/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { aSession } from "@/__tests__/experiments/a-session";
import { anyRun } from "@/__tests__/experiments/any-run";
import { psychDsFaults } from "@/__tests__/experiments/psych-ds-check";
import { LANGUAGES_HERE } from "@/__tests__/experiments/recompute";
import { temporaryFolder } from "@/__tests__/scripts/temporary-folder";
import type { AppId } from "@/experiments/catalog/app-ids";
import { APPS } from "@/experiments/catalog/registry";
import { sessionRecords } from "@/experiments/engine/data/csv";
import { printedScore } from "@/experiments/engine/score/printed-score";
import { sessionReceipt } from "@/experiments/engine/sending/receipt";
import { exportSessions } from "@/scripts/export/export-sessions";
import { listFiles } from "@/scripts/project.mjs";
import { openRecords } from "../sessions/open-records.ts";
import { readStoreSettings } from "../settings.ts";
import { exportOf, STUDY } from "./an-export";
import { anEnd, aStep, aWithdrawal, newSession, PROTOCOL, sent, sha256 } from "./records";
import { startReceiver } from "./start-receiver";

const TASKS: AppId[] = ["stroop", "mini-ipip"];

/** The parameters of the runs, which are not those of the published task. */
const PARAMETERS = { ...APPS.stroop.model.parameters, minimumAccuracyPercent: 55 };

/** Returns the record of a finished run of an app, in the format in which the page sends it. */
function recordOf(app: AppId, session: string, step: string | null = app) {
  const { model } = APPS[app];
  const run = aSession(APPS[app], {
    id: session,
    parameters: app === "stroop" ? PARAMETERS : model.parameters,
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
    startedAt: run.startedAt,
    rows: sessionRecords(run),
    events: run.events,
  });
}

const [prompt, late, swapped] = [newSession(), newSession(), newSession()];
const people = [prompt, late, swapped];
const unsent = { exit: "unsent", code: "WAIT1", steps: 2 };
const [withdrawn, single, strange] = [newSession(), newSession(), newSession()];
const records = people.flatMap((id) =>
  TASKS.map((app) => ({
    ...recordOf(app, id),
    ...(id === late && app === "stroop" && { instructions: "own" }),
  })),
);

let exported: Awaited<ReturnType<typeof exportOf>>;

beforeAll(async () => {
  const settings = { SESSIONS_DIR: temporaryFolder(), PROTOCOLS: `${PROTOCOL},runs` };
  const receiver = await startReceiver(settings);
  const receipt = sessionReceipt(
    records.filter(({ session }) => session === prompt).map((each) => sha256(JSON.stringify(each))),
  );
  const sentRecords = [
    ...records,
    anEnd(prompt, { steps: 2, receipt }),
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
  for (const record of sentRecords) expect((await sent(receiver, record))[0]).toBe(200);
  exported = await exportOf(settings);
});

it.each([STUDY, "runs"])("the export is a valid Psych-DS data set: %s", (name) => {
  expect(psychDsFaults(exported.filesIn(name))).toEqual([]);
});

it("the export prints the number of sessions, of participants in each study, and the reasons for refused records", () => {
  const printed = exported.printed.join("\n");
  expect(printed).toContain("4 sessions in");
  expect(printed).toContain(`${STUDY}:\n  Participants who began`);
  expect(printed).toContain('This release has no app "=cmd()".');
});

it("the export contains new ids in place of the original ids; a separate file lists which ids belong together", () => {
  const { filesIn, files } = exported;
  for (const [path, text] of Object.entries({ ...filesIn(STUDY), ...filesIn("runs") }))
    for (const secret of [...people, withdrawn, single, "5f0c0ffee", "s-17"])
      expect([path, text.includes(secret) || path.includes(secret)]).toEqual([path, false]);
  const keys = Object.entries(files)
    .filter(([path]) => path.endsWith("/key.csv"))
    .map(([, text]) => text)
    .join("");
  for (const id of [...people, single, "s-17"]) expect(keys).toContain(id);
  expect(keys).not.toContain(withdrawn);
});

it("the export gives all sessions of one identifier the same random id", () => {
  const persons = people.map((session) => exported.rowOf(session)?.person);
  expect(persons[0]).toMatch(/^p[0-9a-f]{12}$/);
  expect(new Set(persons).size).toBe(1);
});

it("the export has the parameters of the runs, and the sessions with instructions written by the researchers", () => {
  const parameters = exported.files[`${STUDY}/data/stroop/parameters.json`] ?? "";
  expect(JSON.parse(parameters).parameters).toMatchObject({ minimumAccuracyPercent: 55 });
  expect(people.map((session) => exported.rowOf(session)?.["stroop.instructions"])).toEqual([
    "NA",
    "own",
    "NA",
  ]);
});

it("the export has the events of each run, with seconds from its start in place of times of day", () => {
  const events = exported.table(`${STUDY}/events/stroop.csv`);
  const run = aSession(APPS.stroop, { rows: anyRun(APPS.stroop) });
  expect(run.events.length).toBeGreaterThan(0);
  const own = events.filter(({ session_id }) => session_id === exported.newId(late));
  expect(own.map(({ what, seconds }) => [what, Number(seconds)])).toEqual(
    run.events.map(({ what, at }) => [what, (Date.parse(at) - Date.parse(run.startedAt)) / 1000]),
  );
});

it("the export does not contain withdrawn sessions", () => {
  expect(JSON.stringify(exported.files)).not.toContain(withdrawn);
});

it("the export contains the final end of a session that has two ends", () => {
  for (const session of people) {
    expect(exported.rowOf(session)?.exit).toBe("completed");
    const line = exported.key(STUDY).find(({ session: id }) => id === exported.newId(session));
    expect(line?.code).toBe("C1A2B3");
  }
});

it("the export keeps the bytes of all records, and lists conflicting and invalid records, each with the reason", () => {
  const stored = (exported.files["private/records.jsonl"] ?? "")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  for (const record of records)
    expect(stored.some((line) => line.record === JSON.stringify(record))).toBe(true);
  expect(stored.filter(({ beside }) => beside === true).length).toBeGreaterThan(0);
  const faults = exported.faults().map(({ fault = "" }) => fault);
  expect(faults).toHaveLength(5);
  for (const [text, count] of [
    ['Its instructions are "mine".', 1],
    ['This release has no app "=cmd()".', 1],
    ['rt_ms is "x" in a row.', 1],
    ["2 different versions of step stroop", 2],
  ] as const)
    expect(faults.filter((fault) => fault.includes(text))).toHaveLength(count);
});

it("the export analyses a session with conflicting records by the record that its receipt covers", () => {
  expect(exported.rowOf(prompt)?.aside).not.toBe("edited");
  expect(exported.trialsOf(prompt).stroop).toHaveLength(anyRun(APPS.stroop).length);
});

describe.each(LANGUAGES_HERE)("the analysis scripts in $command", ({ command, script }) => {
  it.each(TASKS)("compute the results that participants saw: %s", (app) => {
    const home = join(exported.folder, STUDY);
    const tables = listFiles(join(home, "data", app)).filter((path) => path.endsWith(".csv"));
    const args = [`analysis/${app}/${script}`, ...tables.map((path) => `data/${app}/${path}`)];
    const { stdout, stderr } = spawnSync(command, args, { cwd: home, encoding: "utf8" });
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
  await expect(exportSessions(store, exported.folder)).rejects.toThrow(/is not empty/);
  await store.close();
});
