import { setFlagsFromString } from "node:v8";
import type { Contribution, SessionFacts } from "@/experiments/study/reading/contribution";
import { createDrafts } from "@/experiments/study/reading/drafts";

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
const anEnd = (index: number, file = 0): Contribution => ({
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
