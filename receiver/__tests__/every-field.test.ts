/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { aSession } from "@/__tests__/experiments/a-session";
import { anyRun } from "@/__tests__/experiments/any-run";
import { csvRecords } from "@/__tests__/experiments/parse-csv";
import { psychDsFaults } from "@/__tests__/experiments/psych-ds-check";
import { LANGUAGES_HERE, printedRun } from "@/__tests__/experiments/recompute";
import { temporaryFolder } from "@/__tests__/scripts/temporary-folder";
import { APPS } from "@/experiments/catalog/registry";
import { sessionReceipt } from "@/experiments/engine/sending/receipt";
import { endItem } from "@/experiments/engine/sending/record-item";
import { stepRecordText } from "@/experiments/engine/sending/step-record";
import type { Session } from "@/experiments/engine/session/session";
import { postgresPrograms } from "@/scripts/programs.mjs";
import { type Postgres, startPostgres } from "@/testing/postgres";
import { checkReceipts } from "../sessions/check-receipts.ts";
import { openRecords } from "../sessions/open-records.ts";
import { readStoreSettings } from "../settings.ts";
import { exportOf, STUDY } from "./an-export";
import { stored } from "./describe-contract";
import { PROTOCOL, sent, sha256 } from "./records";
import { startReceiver } from "./start-receiver";

const APP = "stroop";
const PERSON = "5f0c0ffee";

/** A run with every field that a run of a real participant can have. */
const RUN: Session = {
  ...aSession(APPS[APP], { rows: anyRun(APPS[APP]), status: "finished" }),
  id: "sa1b2c3d4e5f6",
  format: 2,
  person: PERSON,
  finishedAt: "2026-11-27T10:03:00.000+01:00",
  participant: { prolificPid: PERSON, studyId: "study-7", sessionId: "visit-7" },
  site: "abc123",
  consent: { version: "2026-11-23", at: "2026-11-27T09:59:58.000+01:00" },
  study: {
    protocol: PROTOCOL,
    document: "d".repeat(64),
    planHash: "e".repeat(64),
    step: "colours",
    place: 1,
    condition: "second",
    conditionSource: "first",
    visit: "after-a-week",
    order: ["hello", "colours"],
    ids: { PROLIFIC_PID: PERSON, group: null },
    instructions: "own",
  },
  deviceFacts: {
    refreshHz: 143.8,
    frameMs: 6.9,
    frameP95Ms: 7.4,
    lateFrames: 3,
    stampDelayMs: 1.25,
    stampDelayP95Ms: 18.5,
    clockStepMs: 0.005,
    stampClock: "epoch",
    stampOffsetMs: -1.25,
    isolated: true,
    inputs: ["keyboard", "touch"],
    pixelsPerMm: 3.78,
  },
};

const STEP = stepRecordText(RUN);
const END = endItem({
  format: 2,
  session: RUN.id,
  protocol: PROTOCOL,
  document: "d".repeat(64),
  exit: "completed",
  code: "C1",
  steps: 1,
  receipt: sessionReceipt([sha256(STEP)]),
  planHash: "e".repeat(64),
  person: PERSON,
  visit: "after-a-week",
  rehearsal: false,
}).record;

let postgres: Postgres | undefined;
const stores: [name: string, open: () => Promise<Record<string, string>>][] = [
  ["files", async () => ({ SESSIONS_DIR: temporaryFolder() })],
  ...(postgresPrograms()
    ? ([
        [
          "PostgreSQL",
          async () => ({ DATABASE_URL: (await postgres?.newDatabase("every_field")) ?? "" }),
        ],
      ] as [string, () => Promise<Record<string, string>>][])
    : []),
];

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.remove());

describe.each(stores)("a record with every field, in a receiver with %s,", (_, open) => {
  let exported: Awaited<ReturnType<typeof exportOf>>;
  let environment: Record<string, string>;

  beforeAll(async () => {
    environment = await open();
    const receiver = await startReceiver({ ...environment, PROTOCOLS: PROTOCOL });
    for (const body of [STEP, END])
      expect(await sent(receiver, body)).toEqual([
        200,
        { ok: true, receipt: sha256(body).slice(0, 12) },
      ]);
    exported = await exportOf(environment);
    expect(exported.printed[0]).toMatch(/^1 sessions in/);
    expect(exported.faults()).toEqual([]);
  });

  const shared = () => exported.filesIn(STUDY);
  const table = () => Object.keys(shared()).find((path) => path.endsWith("_data.csv")) ?? "";

  it("is stored with the same bytes, and its receipt is valid", async () => {
    expect((await stored(environment)).map(({ body }) => String(body)).sort()).toEqual(
      [STEP, END].sort(),
    );
    const store = await openRecords(readStoreSettings(environment), { serves: false });
    expect(await checkReceipts(store, [])).toMatchObject([{ session: RUN.id, verdict: "holds" }]);
    await store.close();
  });

  it("is exported with the visit, the rehearsal and each fact about the device in each row", () => {
    const rows = csvRecords(shared()[table()] ?? "");
    expect(rows).toHaveLength(RUN.rows.length);
    for (const row of rows)
      expect(row).toMatchObject({
        visit: "after-a-week",
        rehearsal: "FALSE",
        assigned_condition: "second",
        assignment_source: "first",
        device_refresh_hz: "143.8",
        device_frame_ms: "6.9",
        device_frame_p95_ms: "7.4",
        device_late_frames: "3",
        device_stamp_delay_ms: "1.25",
        device_stamp_delay_p95_ms: "18.5",
        device_clock_step_ms: "0.005",
        device_stamp_clock: "epoch",
        device_stamp_offset_ms: "-1.25",
        device_isolated: "TRUE",
        device_inputs: "keyboard touch",
        device_px_per_mm: "3.78",
      });
  });

  it("is exported as a valid Psych-DS data set whose codebook describes every column", () => {
    expect(psychDsFaults(shared())).toEqual([]);
    const described = csvRecords(shared()["codebook.csv"] ?? "").map(
      (row) => Object.values(row)[0],
    );
    const [header = ""] = (shared()[table()] ?? "").split("\n");
    expect(described).toEqual(header.split(","));
  });

  it("is exported without the identifier of the person and without the id of the session", () => {
    for (const [path, text] of Object.entries(shared()))
      for (const secret of [PERSON, RUN.id, "study-7", "visit-7"])
        expect([path, path.includes(secret) || text.includes(secret)]).toEqual([path, false]);
    expect(exported.files[`private/${STUDY}/key.csv`]).toContain(PERSON);
  });

  it.each(LANGUAGES_HERE)(
    "is scored by the exported script in $command as on the page",
    ({ command, script }) => {
      const { stdout } = spawnSync(command, [`analysis/${APP}/${script}`, table()], {
        cwd: join(exported.folder, STUDY),
        encoding: "utf8",
      });
      const lines = stdout
        .trim()
        .split("\n")
        .map((line) => line.trim());
      expect(lines.join("\n")).toBe(printedRun(APPS[APP].model, RUN.rows));
    },
  );
});
