/** @jest-environment node */
import { aSession } from "@/__tests__/experiments/a-session";
import { anyRun } from "@/__tests__/experiments/any-run";
import { temporaryFolder } from "@/__tests__/scripts/temporary-folder";
import { APPS } from "@/experiments/catalog/registry";
import { stepRecordText } from "@/experiments/engine/sending/step-record";
import type { Session } from "@/experiments/engine/session/session";
import type { ExportOptions } from "@/scripts/export/export-sessions";
import { exportOf, STUDY } from "./an-export";
import { anEnd, aStart, newSession, ofFormat1, PROTOCOL, sent } from "./records";
import { startReceiver } from "./start-receiver";

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

const exported = (options?: ExportOptions) => exportOf(settings, options);

it("the export has the sessions that started, that sent steps and that ended, each with its condition and visit", async () => {
  const { rowOf, key, newId, printed, files } = await exported();
  expect(printed[0]).toMatch(/^8 sessions in/);
  expect(files["private/faults.csv"]?.trim().split("\n").length).toBeLessThanOrEqual(2);
  const startOfSession = (session: string) =>
    key(STUDY).find(({ session: id }) => id === newId(session))?.started_at;
  expect(rowOf(whole)).toMatchObject({
    condition: "high",
    exit: "completed",
    "stroop.place": "1",
    assignment_source: "drawn",
    visit: "first",
  });
  expect(startOfSession(whole)).toBe("'2026-11-25T08:59:30.000+01:00");
  expect(rowOf(begun)).toMatchObject({
    condition: "high",
    exit: "NA",
    aside: "incomplete",
    "stroop.place": "NA",
    visit: "NA",
  });
  expect(rowOf(left)).toMatchObject({ condition: "high", exit: "NA", "stroop.place": "1" });
  expect(rowOf(again)).toMatchObject({ assignment_source: "balanced", visit: "second" });
  expect(rowOf(earlier)).toMatchObject({ exit: "completed", condition: "high", visit: "NA" });
});

it("the export gives the sessions of one person in two visits the same id, and counts both", async () => {
  const { rowOf, key, filesIn } = await exported();
  for (const [first, second] of [
    [whole, again],
    [day, week],
  ] as const) {
    expect(rowOf(first)?.person).toMatch(/^p[0-9a-f]{12}$/);
    expect(rowOf(second)?.person).toBe(rowOf(first)?.person);
    expect([rowOf(first)?.aside, rowOf(second)?.aside]).not.toContain("laterRun");
  }
  const persons = key(STUDY).map(({ person_before = "" }) => person_before.replace(/^'/, ""));
  for (const name of [PERSON, DIGITS]) {
    expect(persons).toContain(name);
    for (const [path, text] of Object.entries(filesIn(STUDY)))
      expect([path, text.includes(name)]).toEqual([path, false]);
  }
});

it("the export leaves out and counts rehearsals, also those with records that cannot be read", async () => {
  const { printed, newId, files } = await exported();
  expect(printed.join("\n")).toContain("1 sessions are rehearsals and were left out.");
  expect(newId(rehearsed)).toBeUndefined();
  expect(files["README.md"]).toMatch(/Rehearsals.*are left out.*--rehearsals/s);
});

it("the export contains rehearsals in a folder of their own if the option requires them, and marks their trials", async () => {
  const name = `rehearsals-${STUDY}`;
  const { rowOf, newId, trialsOf, files } = await exported({ rehearsals: true });
  expect(newId(rehearsed)).toBeUndefined();
  expect(rowOf(rehearsed, name)).toMatchObject({ exit: "completed" });
  const trials = trialsOf(rehearsed, name).stroop ?? [];
  expect(new Set(trials.map(({ rehearsal }) => rehearsal))).toEqual(new Set(["TRUE"]));
  expect(files[`${name}/README.md`]).toContain("These sessions are rehearsals");
  expect(files["README.md"]).toContain("have rehearsals");
});

it("the export contains the facts about the device, also if its clock counts since 1970; in earlier records they are NA", async () => {
  const { trialsOf } = await exported();
  expect(trialsOf(whole).stroop?.[0]).toMatchObject({
    visit: "first",
    device_refresh_hz: "60",
    device_stamp_clock: "epoch",
    device_stamp_offset_ms: "1795600000000",
    device_isolated: "TRUE",
  });
  expect(trialsOf(earlier).stroop?.[0]).toMatchObject({
    visit: "NA",
    rehearsal: "NA",
    device_refresh_hz: "NA",
    device_stamp_offset_ms: "NA",
  });
});
