/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { aSession } from "@/__tests__/experiments/a-session";
import { anyRun } from "@/__tests__/experiments/any-run";
import { csvRecords } from "@/__tests__/experiments/parse-csv";
import { temporaryFolder } from "@/__tests__/scripts/temporary-folder";
import { APPS } from "@/experiments/catalog/registry";
import { stepRecordText } from "@/experiments/engine/sending/step-record";
import type { Session } from "@/experiments/engine/session/session";
import { exportSessions } from "@/scripts/export/export-sessions";
import { listFiles } from "@/scripts/project.mjs";
import { openRecords } from "../sessions/open-records.ts";
import { readStoreSettings } from "../settings.ts";
import { anEnd, aStart, newSession, ofFormat1, PROTOCOL, sent } from "./records";
import { startReceiver } from "./start-receiver";

// The time limit is long, because the receiver syncs each record to the disk, which takes long on a busy machine.
jest.setTimeout(60_000);

const STUDY = `protocol-${PROTOCOL.slice(0, 12)}`;
const PLAN = "c".repeat(64);
const PERSON = "person-17";
/** The digits that name a person without an identifier in a study of several days. */
const DIGITS = "482910337716";

/** Returns a run with all fields of format 2. */
function runOf(
  session: string,
  { person = session, rehearsal, visit = null }: Whose = {},
): Session {
  const ids = { SONA_ID: person === PERSON ? person : null };
  return {
    ...aSession(APPS.stroop, { id: session, rows: anyRun(APPS.stroop) }),
    format: 2,
    person,
    ...(rehearsal && { rehearsal }),
    study: {
      protocol: PROTOCOL,
      document: "d".repeat(64),
      step: "stroop",
      place: 1,
      condition: "high",
      conditionSource: "balanced",
      order: ["stroop"],
      ids,
      planHash: PLAN,
      visit,
    },
    deviceFacts: {
      refreshHz: 60,
      frameMs: 16.7,
      frameP95Ms: 17.1,
      lateFrames: 0,
      stampDelayMs: 1.5,
      stampDelayP95Ms: 4,
      clockStepMs: 0.1,
      stampClock: "epoch",
      // A time stamp that counts since 1970.
      stampOffsetMs: 1_795_600_000_000,
      isolated: true,
      inputs: ["keyboard"],
      pixelsPerMm: null,
    },
  };
}

/** Returns the record of a step exactly as the page makes it. */
const stepOf = (session: string, whose?: Whose) =>
  JSON.parse(stepRecordText(runOf(session, whose)));

/** Returns the record of a step exactly as the page makes it for a participation that began with format 1. */
function earlierStepOf(session: string) {
  const { format: _, deviceFacts: __, ...run } = runOf(session);
  return JSON.parse(stepRecordText(run));
}

type Whose = { person?: string; rehearsal?: true; visit?: string | null };

const [whole, begun, left, rehearsed, earlier, again, day, week] = Array.from(
  { length: 8 },
  newSession,
) as [string, string, string, string, string, string, string, string];

let settings: Record<string, string>;

const startOf = (session: string, changes: object = {}) =>
  aStart(session, { planHash: PLAN, ids: { SONA_ID: null }, ...changes });

beforeAll(async () => {
  settings = { SESSIONS_DIR: temporaryFolder(), PROTOCOLS: PROTOCOL };
  const receiver = await startReceiver(settings);
  const first = { person: PERSON, visit: "first" };
  const rehearsal = { person: PERSON, rehearsal: true } as const;
  for (const record of [
    startOf(whole, { ...first, ids: { SONA_ID: PERSON } }),
    stepOf(whole, first),
    anEnd(whole, { ...first, planHash: PLAN }),
    startOf(begun),
    startOf(begun, { row: 2, condition: "low" }),
    startOf(left),
    stepOf(left),
    startOf(rehearsed, rehearsal),
    stepOf(rehearsed, rehearsal),
    { ...stepOf(rehearsed, rehearsal), step: "other", rows: [{ phase: "x" }] },
    anEnd(rehearsed, rehearsal),
    earlierStepOf(earlier),
    ofFormat1(anEnd(earlier)),
    stepOf(again, { person: PERSON, visit: "second" }),
    stepOf(day, { person: DIGITS, visit: "first" }),
    stepOf(week, { person: DIGITS, visit: "second" }),
  ])
    expect((await sent(receiver, record))[0]).toBe(200);
});

async function exported(options?: { rehearsals: boolean }) {
  const folder = join(temporaryFolder(), "data");
  const store = await openRecords(readStoreSettings(settings), { serves: false });
  const counts = await exportSessions(store, folder, options);
  const read = (path: string) => readFileSync(join(folder, path), "utf8");
  const key = csvRecords(read("private/key.csv"));
  const sessions = csvRecords(read(`${STUDY}/sessions.csv`));
  return {
    counts,
    read,
    files: listFiles(folder),
    lineOf(session: string) {
      const id = key.find((line) => line.session?.replace(/^'/, "") === session)?.exported_session;
      return sessions.find((line) => line.session_id === id);
    },
    key: read("private/key.csv"),
  };
}

it("the export states which sessions started, which sent steps, and which ended, each with its condition, plan and visit", async () => {
  const { counts, lineOf, read } = await exported();
  expect(counts).toMatchObject({ sessions: 7, steps: 6, beside: 1, refused: 0 });
  const common = { assigned_condition: "high", plan_hash: PLAN, rehearsal: "FALSE" };
  expect(lineOf(whole)).toMatchObject({
    ...common,
    state: "ended",
    exit: "completed",
    steps_received: "1",
    started_at: "2026-11-25T08:59:30.000+01:00",
    assignment_source: "drawn",
    visit: "first",
  });
  expect(lineOf(begun)).toMatchObject({
    ...common,
    state: "started",
    exit: "NA",
    steps_received: "0",
    person: "NA",
    visit: "NA",
  });
  expect(lineOf(left)).toMatchObject({ ...common, state: "no_end", exit: "NA" });
  expect(lineOf(again)).toMatchObject({
    ...common,
    state: "no_end",
    started_at: "NA",
    assignment_source: "balanced",
    visit: "second",
  });
  expect(lineOf(earlier)).toMatchObject({
    state: "ended",
    assigned_condition: "high",
    plan_hash: "NA",
    visit: "NA",
    rehearsal: "NA",
  });
  expect(read(`${STUDY}/README.md`)).toContain("Of 1 session, only the start arrived.");
});

it("the export gives the sessions of one person in two visits the same id, and does not report them as repeated", async () => {
  const { counts, lineOf, key, files, read } = await exported();
  for (const [first, second] of [
    [whole, again],
    [day, week],
  ] as const) {
    expect(lineOf(first)?.person).toMatch(/^p[0-9a-f]{12}$/);
    expect(lineOf(second)?.person).toBe(lineOf(first)?.person);
  }
  expect(counts.repeated).toBe(0);
  for (const name of [PERSON, DIGITS]) {
    expect(key).toContain(name);
    for (const path of files.filter((each) => each.startsWith(STUDY)))
      expect([path, read(path).includes(name)]).toEqual([path, false]);
  }
});

it("the export leaves out and counts rehearsals, also those with records that cannot be read", async () => {
  const { counts, key, read } = await exported();
  expect(counts).toMatchObject({ rehearsals: 1, refused: 0 });
  expect(key).not.toContain(rehearsed);
  expect(read("README.md")).toMatch(/Rehearsals.*are left out.*--rehearsals/s);
});

it("the export contains rehearsals if the option requires them, and marks their sessions and trials", async () => {
  const { counts, lineOf, read, files } = await exported({ rehearsals: true });
  expect(counts).toMatchObject({ sessions: 8, steps: 7, rehearsals: 1, refused: 1, repeated: 0 });
  const line = lineOf(rehearsed);
  expect(line).toMatchObject({ rehearsal: "TRUE", state: "ended" });
  const table = files.find(
    (path) => path.endsWith("_data.csv") && path.includes(line?.session_id ?? "?"),
  );
  const trials = csvRecords(read(table ?? ""));
  expect(new Set(trials.map(({ rehearsal }) => rehearsal))).toEqual(new Set(["TRUE"]));
  expect(read(`${STUDY}/README.md`)).toContain("1 session of these is a rehearsal");
  expect(read("README.md")).toContain("It contains rehearsals");
});

it("the export contains the facts about the device, also if its clock counts since 1970; in earlier records they are NA", async () => {
  const { lineOf, files, read } = await exported();
  const trialsOf = (session: string) => {
    const id = lineOf(session)?.session_id ?? "?";
    const path = files.find((each) => each.endsWith("_data.csv") && each.includes(id));
    return csvRecords(read(path ?? ""));
  };
  expect(trialsOf(whole)[0]).toMatchObject({
    visit: "first",
    device_refresh_hz: "60",
    device_stamp_clock: "epoch",
    device_stamp_offset_ms: "1795600000000",
    device_isolated: "TRUE",
  });
  expect(trialsOf(earlier)[0]).toMatchObject({
    visit: "NA",
    rehearsal: "NA",
    device_refresh_hz: "NA",
    device_stamp_offset_ms: "NA",
  });
});
