import { setFlagsFromString } from "node:v8";
import { sessionReceipt } from "@/experiments/engine/sending/receipt";
import { runFacts } from "@/experiments/study/document/exclude-rule";
import type {
  Contribution,
  ContributionOf,
  SessionFacts,
} from "@/experiments/study/reading/contribution";
import { createDrafts } from "@/experiments/study/reading/drafts";

jest.mock("@/experiments/engine/sending/receipt", () => {
  const real = jest.requireActual("@/experiments/engine/sending/receipt");
  return { ...real, sessionReceipt: jest.fn(real.sessionReceipt) };
});

const FACTS: SessionFacts = {
  protocol: "a".repeat(64),
  document: null,
  planHash: null,
  person: "p1",
  visit: null,
  condition: "a",
  conditionSource: "drawn",
  order: null,
  ids: { PROLIFIC_PID: "p1" },
  isSimulated: false,
  isRehearsal: false,
};

/** Returns an end that a stranger sent: each has other bytes. */
const anEnd = (index: number, file = 0): ContributionOf<"end"> => ({
  kind: "end",
  session: "s1",
  facts: FACTS,
  digest: index.toString(16).padStart(64, "0"),
  source: { file, entry: null, line: index },
  exit: "completed",
  code: null,
  steps: 1,
  receipt: null,
});

test("counts the same bytes once in a session with many different parts", () => {
  const drafts = createDrafts();
  for (const file of [0, 1])
    for (let index = 0; index < 200; index += 1) drafts.add(anEnd(index, file));
  const kept: number[] = [];
  drafts.renumber((source) => {
    kept.push(source.line ?? 0);
    return source.file === 0 ? source : null;
  });
  expect(kept).toHaveLength(400);
  expect(drafts.sessions().map(({ files }) => [...files])).toEqual([[0]]);
  expect(drafts.count()).toBe(1);
});

test("forgets a session of which only removed files state something", () => {
  const drafts = createDrafts();
  drafts.add(anEnd(1, 1));
  drafts.renumber(() => null);
  expect([drafts.count(), drafts.sessions()]).toEqual([0, []]);
});

test("copies a packed session with all its fields", () => {
  const drafts = createDrafts();
  drafts.add(anEnd(1));
  const [drafted] = drafts.sessions();
  expect({ ...drafted?.session }).toEqual({
    ...FACTS,
    id: "s1",
    isWithdrawn: false,
    startedAt: null,
    exit: "completed",
    code: null,
    bytes: "unknown",
    runs: [],
  });
});

test("returns the facts of the first of many parts whose facts all differ", () => {
  const drafts = createDrafts();
  for (let index = 0; index < 200; index += 1) {
    const facts = { ...FACTS, person: `p${index}`, condition: index % 2 === 0 ? "a" : null };
    drafts.add({ ...anEnd(index), facts });
  }
  const [drafted] = drafts.sessions();
  expect(drafted?.session).toMatchObject({ person: "p0", condition: "a", ids: FACTS.ids });
});

test("gives the sessions of a second reading no table of properties, which would use a kilobyte each", () => {
  setFlagsFromString("--allow-natives-syntax");
  const hasTable = new Function("session", "return !%HasFastProperties(session)");
  const drafts = createDrafts();
  drafts.add(anEnd(1));
  const readings = [drafts.sessions(), drafts.sessions(), drafts.sessions()];
  expect(readings.map(([drafted]) => hasTable(drafted?.session))).toEqual([false, false, false]);
});

const digestOf = (step: number, version: number) => `${step}${version}`.padStart(64, "0");

/** Returns a version of a step of a session. */
const aStep = (session: string, step: number, version: number): Contribution => ({
  kind: "step",
  grade: "record",
  session,
  facts: FACTS,
  digest: digestOf(step, version),
  source: { file: 0, entry: null, line: step * 100 + version },
  run: {
    step: `step${step}`,
    task: "stroop",
    version: "1.0.0",
    parameters: null,
    instructions: null,
    place: step + 1,
    locale: "en",
    input: null,
    startedAt: "2026-12-03T09:00:00.000+01:00",
    finishedAt: null,
    facts: runFacts({ rows: [], sittings: 1 }),
    score: { status: "no-score", reason: "tooFew" },
    scoreOnTime: { status: "no-score", reason: "tooFew" },
    answers: null,
  },
});

const coveringEnd = (index: number, session: string, steps: number, receipt: string) => ({
  ...anEnd(index),
  session,
  steps,
  receipt,
});

test("compares the versions of many sessions with many false receipts in a bounded number of combinations", () => {
  const drafts = createDrafts();
  const records = { steps: 4, versions: 12, ends: 5 };
  const sessions = ["s1", "s2"];
  for (const session of sessions) {
    for (let step = 0; step < records.steps; step += 1)
      for (let version = 10; version < 10 + records.versions; version += 1)
        drafts.add(aStep(session, step, version));
    for (let index = 0; index < records.ends; index += 1)
      drafts.add(coveringEnd(index, session, records.steps, `${index}`.padStart(12, "x")));
  }
  const receipt = jest.mocked(sessionReceipt);
  receipt.mockClear();
  expect(drafts.sessions().map(({ session }) => session.bytes)).toEqual(["differ", "differ"]);
  const perSession = records.steps * records.versions + records.ends;
  expect(receipt.mock.calls.length).toBeLessThanOrEqual(sessions.length * perSession * 125);
});

test("finds the versions that a receipt covers among false versions and false ends", () => {
  const drafts = createDrafts();
  for (let step = 0; step < 4; step += 1)
    for (let version = 10; version < 14; version += 1) drafts.add(aStep("s1", step, version));
  const own = [10, 13, 11, 12].map((version, step) => digestOf(step, version));
  const end = coveringEnd(9, "s1", 4, sessionReceipt(own));
  drafts.add({ ...end, exit: "unsent" });
  for (let index = 0; index < 5; index += 1)
    drafts.add(coveringEnd(index, "s1", 4, "0".repeat(12)));
  const [drafted] = drafts.sessions();
  expect(drafted?.session).toMatchObject({ bytes: "equal", exit: "unsent" });
  expect(drafted?.session.runs.map(({ source }) => source.line)).toEqual([10, 113, 211, 312]);
  expect(drafted?.conflicts.map((versions) => versions.length)).toEqual([4, 4, 4, 4]);
});

test("of two ends whose receipts cover different versions, the final one counts", () => {
  const drafts = createDrafts();
  drafts.add(aStep("s1", 0, 10));
  drafts.add(aStep("s1", 0, 11));
  const receipts = [10, 11].map((version) => sessionReceipt([digestOf(0, version)]));
  drafts.add({ ...coveringEnd(1, "s1", 1, receipts[0] ?? ""), exit: "unsent" });
  drafts.add(coveringEnd(2, "s1", 1, receipts[1] ?? ""));
  expect(drafts.sessions()[0]?.session).toMatchObject({ exit: "completed", bytes: "equal" });
});
