/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { join, relative } from "node:path";
import { aSession } from "@/__tests__/experiments/a-session";
import { anyRun } from "@/__tests__/experiments/any-run";
import { LANGUAGES_HERE } from "@/__tests__/experiments/recompute";
import { APP_IDS, type AppId } from "@/experiments/catalog/app-ids";
import { APPS } from "@/experiments/catalog/registry";
import { COLUMNS } from "@/experiments/engine/data/columns";
import { sessionRecords } from "@/experiments/engine/data/csv";
import { printedScore } from "@/experiments/engine/score/printed-score";
import type { RecordStore, StoredRecord } from "../sessions/record-store.ts";
import { sha256 } from "../sessions/session-record.ts";
import { exportOfStore, STUDY } from "./an-export";
import { anEnd, aStart, aStep, newSession } from "./records";

jest.setTimeout(180_000);

const GOOD = 60;
const HOSTILE = 2000;

/** Returns a storage that contains the given records. */
const storeOf = (records: () => Iterable<StoredRecord>, withdrawn = new Set<string>()) =>
  ({
    isWithdrawn: async (session: string) => withdrawn.has(session),
    async *records() {
      yield* records();
    },
  }) as unknown as RecordStore;

const stored = (session: string, text: string, more: Partial<StoredRecord> = {}): StoredRecord => ({
  session,
  kind: "step",
  step: "x",
  body: Buffer.from(text),
  digest: sha256(text),
  beside: false,
  received: new Date(0),
  ...more,
});

type Rows = Record<string, unknown>[];
type Step = Record<string, unknown> & { rows: Rows };

const RUNS = Object.fromEntries(APP_IDS.map((app) => [app, anyRun(APPS[app])]));

/** Returns the record of a run in the format in which the page of the run sends it. */
function stepOf(app: AppId, session: string): Step {
  const { parameters } = APPS[app].model;
  const run = aSession(APPS[app], { id: session, parameters, rows: RUNS[app] ?? [] });
  const { app: task, version, events } = run;
  const rows = sessionRecords(run);
  return aStep({ session, step: app, task, version, parameters, events, rows }) as unknown as Step;
}

/**
 * A marker for a value that is nested too deeply for recursive functions. The marker is replaced by this value after
 * serialization, because `JSON.stringify` is also recursive.
 */
const DEEP = "deep";
const NESTED = "[".repeat(6000) + "]".repeat(6000);

/** Hostile values. A hostile record contains one of these values in place of a cell of a trial. */
const VALUES: readonly unknown[] = [
  1e308,
  -1,
  1.5,
  2e15,
  "x",
  "",
  "=cmd()",
  true,
  null,
  {},
  "a\0b",
  "\ud800",
  "9".repeat(6000),
  "1e5",
  "a\nb",
  DEEP,
];

/**
 * The fields of a record, each with the hostile values that a hostile record contains in place of the field's value.
 */
const FIELDS: readonly [string, readonly unknown[]][] = [
  ["task", [DEEP, "nothing", 7, null, "x".repeat(100_000), "\u202e\u001b[2J"]],
  ["version", [DEEP, "99.0.0", null, {}, 3]],
  [
    "parameters",
    [[], "x", { trials: DEEP }, { trials: 1e308 }, { x: 1 }, JSON.parse('{"__proto__":1}')],
  ],
  ["rows", [null, "x", [null], [[]], [DEEP], Array(30_000).fill({})]],
  ["events", ["x", [1], [{ at: DEEP }], [{ at: "x", what: "x", block: 0, detail: {} }]]],
  [
    "ids",
    [
      "x",
      [],
      Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`n${n}`, "x"])),
      { A: "x".repeat(9000) },
    ],
  ],
  ["step", ["../../x", 7, {}]],
  ["protocol", ["../../x", 7, {}]],
  ["planHash", ["x", 7, DEEP]],
  ["person", [null, 7, "a\nb", "\ud800", "x".repeat(9000), DEEP]],
  ["visit", ["../../x", "", 7, DEEP]],
  ["rehearsal", [null, "x", 1, DEEP]],
];

/** The fields of a start, each with hostile values. */
const FIELDS_OF_START: readonly [string, readonly unknown[]][] = [
  ["protocol", [null, "x", DEEP]],
  ["condition", [7, "a\nb", "x".repeat(9000), DEEP]],
  ["conditionSource", [7, "x".repeat(9000), DEEP]],
  ["at", [null, 7, "a\nb", "x".repeat(9000), DEEP]],
  ["ids", ["x", [], { A: "x".repeat(9000) }, DEEP]],
  ["person", [null, "\ud800", DEEP]],
  ["planHash", ["x"]],
  ["further", ["x".repeat(70_000)]],
];

/** Cells of a trial that no app writes. The analysis scripts of the app cannot process such cells. */
const TRIALS: readonly [AppId, Record<string, unknown>][] = [
  ["mini-ipip", { condition: "Zfoo" }],
  ["mini-ipip", { condition: "E" }],
  ["mini-ipip", { condition: null }],
  ["stroop", { rt_ms: null }],
  ["stroop", { rt_ms: 1e308 }],
  ["stroop", { condition: null }],
  ["flanker", { rt_ms: null }],
  ["flanker", { rt_ms: 1e200 }],
  ["simple-rt", { rt_ms: null }],
  ["simple-rt", { excluded: "sleep" }],
  ["go-no-go", { condition: null }],
  ["where-is-it", { stimulus: "atlantis" }],
  ["where-is-it", { stimulus: null }],
  ["where-is-it", { response: "here" }],
  ["where-is-it", { response: "geo:1" }],
  ["where-is-it", { response: "geo:a,b" }],
  ["eleven-twenty", { stimulus: "x" }],
  ["eleven-twenty", { stimulus: null }],
  ["spatial-span", { condition: "5.5" }],
  ["spatial-span", { condition: null }],
  ["lottery-choice", { response: "C" }],
];

/** Generates hostile records that no page sends. Each hostile record is a valid record with one change. */
function* hostileRecords(): Generator<StoredRecord> {
  let count = 0;
  const next = (change: (step: Step) => void, app = APP_IDS[count % APP_IDS.length] as AppId) => {
    const session = newSession();
    const step = stepOf(app, session);
    change(step);
    count += 1;
    return stored(session, JSON.stringify(step).replaceAll(`"${DEEP}"`, NESTED));
  };
  for (const [field, values] of FIELDS)
    for (const value of values)
      yield next((step) => {
        (step as Record<string, unknown>)[field] = value;
      });
  for (const [field, values] of FIELDS_OF_START)
    for (const value of values) {
      count += 1;
      const session = newSession();
      const text = JSON.stringify(aStart(session, { [field]: value }));
      yield stored(session, text.replaceAll(`"${DEEP}"`, NESTED), { kind: "start", step: "" });
    }
  for (const text of ["", "[]", "{", '"x"', "[".repeat(100_000), "\ufeff{}"]) {
    count += 1;
    yield stored(newSession(), text);
  }
  for (const [app, cells] of TRIALS)
    yield next(({ rows }) => {
      const scored = rows.find(({ phase, excluded }) => phase === "test" && excluded === null);
      Object.assign(scored ?? {}, cells);
    }, app);
  yield next(({ rows }) => {
    const [first, second] = rows;
    if (first && second) second.trial = first.trial;
  }, "stroop");
  // The record has more trials than the app allows. In some programs, the number of answers then exceeds the range of
  // its numeric type.
  for (const times of [2, 60])
    for (const _ of APP_IDS)
      yield next((step) => {
        step.rows = Array.from({ length: times }, () => step.rows).flat();
      });
  for (let place = 0; count < HOSTILE; place += 1)
    yield next((step) => {
      const column = COLUMNS[place % COLUMNS.length] as string;
      const value = VALUES[Math.floor(place / COLUMNS.length) % VALUES.length];
      const tests = step.rows.filter(({ phase }) => phase === "test");
      Object.assign(tests[place % tests.length] ?? {}, { [column]: value });
    });
}

const people = Array.from({ length: GOOD }, (_, index) => ({
  session: newSession(),
  app: APP_IDS[index % APP_IDS.length] as AppId,
}));

let exported: Awaited<ReturnType<typeof exportOfStore>>;

beforeAll(async () => {
  exported = await exportOfStore(
    storeOf(function* () {
      // The valid records are placed between the hostile records. A valid record therefore follows each kind of hostile
      // record.
      let index = 0;
      for (const record of hostileRecords()) {
        yield record;
        index += 1;
        const person = index % 30 === 0 ? people[index / 30 - 1] : undefined;
        if (!person) continue;
        yield stored(person.session, JSON.stringify(stepOf(person.app, person.session)));
        yield stored(person.session, JSON.stringify(anEnd(person.session)), {
          kind: "end",
          step: "",
        });
      }
    }),
  );
});

const filesOf = (app: AppId) =>
  Object.keys(exported.filesIn(STUDY))
    .filter((path) => path.startsWith("data/") && path.includes(`/task-${app.replace(/\W/g, "")}_`))
    .map((path) => join(exported.folder, STUDY, path));

it("the export contains all rows of every valid session", () => {
  for (const { app, session } of people)
    expect([session, Object.values(exported.trialsOf(session)).flat().length]).toEqual([
      session,
      RUNS[app]?.length,
    ]);
});

it("the export lists each record that it leaves out, with a reason in one line", () => {
  const faults = exported.faults();
  for (const { fault } of faults) expect(fault).toMatch(/^[^\p{C}\u2028\u2029]{5,400}$/u);
  const faulty = new Set(faults.map(({ at }) => Number(at)));
  const known = new Set(exported.key(STUDY).map((line) => line.session_before?.replace(/^'/, "")));
  const lines = (exported.files["private/records.jsonl"] ?? "").trim().split("\n");
  expect(lines).toHaveLength(2 * GOOD + HOSTILE);
  const lost = lines.filter(
    (line, index) => !faulty.has(index + 1) && !known.has(JSON.parse(line).session),
  );
  // If a hostile row states that it belongs to a rehearsal, its record is left out like any rehearsal.
  expect(lost.filter((line) => !line.includes('rehearsal\\":true'))).toEqual([]);
  expect(lost.length).toBeLessThan(5);
  expect(faulty.size).toBeGreaterThan(HOSTILE / 2);
});

describe.each(LANGUAGES_HERE)("the analysis scripts in $command", ({ command, script }) => {
  it.each(APP_IDS)(
    "score every exported session of %s; their scores of the valid sessions equal the scores of the app",
    (app) => {
      const paths = filesOf(app);
      const args = [join(exported.folder, STUDY, "analysis", app, script), ...paths];
      const { stdout, stderr, status } = spawnSync(command, args, { encoding: "utf8" });
      expect([status, stderr.match(/error|warning|traceback/i)]).toEqual([0, null]);
      const shown = printedScore(APPS[app].model.facts, APPS[app].model.score(RUNS[app] ?? []));
      const lines = stdout.split("\n").map((line) => line.trim());
      for (const { session } of people.filter((person) => person.app === app)) {
        const id = `${exported.newId(session)} `;
        const own = lines
          .filter((line) => line.startsWith(id))
          .map((line) => line.slice(id.length));
        expect(own.join("\n")).toBe(shown);
      }
      const printed = new Set(lines.filter(Boolean).map((line) => line.split(" ")[0]));
      const written = paths.flatMap((path) =>
        exported.table(relative(exported.folder, path)).map(({ session_id }) => session_id),
      );
      expect(printed.size).toBe(new Set(written).size);
    },
  );
});

it("the export contains a session with very many ends once", async () => {
  const session = newSession();
  const { key, rowOf } = await exportOfStore(
    storeOf(function* () {
      for (let index = 0; index < 20_000; index += 1) {
        const text = JSON.stringify(anEnd(session, { code: `C${index}` }));
        yield stored(session, text, { kind: "end", step: "", beside: index > 0 });
      }
    }),
  );
  expect(key(STUDY)).toHaveLength(1);
  expect(rowOf(session)).toMatchObject({ exit: "completed" });
});

it("the export leaves out a session that is withdrawn during the export, and contains the other sessions", async () => {
  const [before, during, after] = [newSession(), newSession(), newSession()];
  const withdrawn = new Set<string>();
  const record = (session: string) => stored(session, JSON.stringify(stepOf("stroop", session)));
  const { files, faults, key } = await exportOfStore(
    storeOf(function* () {
      yield record(before);
      yield record(during);
      withdrawn.add(during);
      yield stored(during, JSON.stringify(anEnd(during)), { kind: "end", step: "" });
      yield stored(during, "{", { step: "y" });
      yield record(after);
    }, withdrawn),
  );
  expect(key(STUDY)).toHaveLength(2);
  expect(faults()).toEqual([]);
  const texts = Object.values(files).join("");
  expect([before, during, after].map((session) => texts.includes(session))).toEqual([
    true,
    false,
    true,
  ]);
});
