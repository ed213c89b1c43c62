/** @jest-environment node */
import { temporaryFolder } from "@/__tests__/scripts/temporary-folder";
import { seededRandom } from "@/lib/stats/random";
import { createFlow, flowLines } from "@/scripts/export/flow";
import { listPlaces } from "../sessions/list-places.ts";
import { openRecords } from "../sessions/open-records.ts";
import { NO_STUDIES, parseStudies } from "../sessions/studies.ts";
import { readStoreSettings } from "../settings.ts";
import { aStudy, STEPS, studiesFile } from "./a-study";
import { exportOfStore, STUDY } from "./an-export";
import {
  anEnd,
  aStart,
  aStep,
  aWithdrawal,
  newSession,
  ofFormat1,
  PROTOCOL,
  sent,
} from "./records";
import { startReceiver } from "./start-receiver";

const MINUTE_MS = 60_000;
/** The steps of a session send the condition of its start. */
type In = { condition: string; conditionSource: string };
const HIGH: In = { condition: "high", conditionSource: "balanced" };
const LOW: In = { condition: "low", conditionSource: "drawn" };

const stepsOf = (session: string, own: In, steps: readonly string[] = STEPS, more: object = {}) =>
  steps.map((step) => aStep({ session, step, ...own, ...more }));

/** Starts a receiver that counts places in files. */
async function aReceiver(withStudies = true) {
  const studies = studiesFile();
  const settings = { SESSIONS_DIR: temporaryFolder(), STUDIES: studies.path };
  const receiver = await startReceiver(settings);
  return {
    send: async (...records: readonly object[]) => {
      for (const record of records)
        expect([(await sent(receiver, record))[0], record]).toEqual([200, record]);
    },
    /** Exports the data, and returns the numbers of participants by condition. */
    async exported({ after = 0, rehearsals = false } = {}) {
      const store = await openRecords(readStoreSettings(settings), { serves: false });
      const { of } = withStudies ? parseStudies(studies.read()) : NO_STUDIES;
      const now = Date.now() + after;
      const flow = createFlow(of, now);
      const { table, files } = await exportOfStore(store, { flow, rehearsals });
      const places = await store.places.places([PROTOCOL]);
      await store.close();
      const rows = table(`${STUDY}/flow.csv`).map((row) =>
        Object.fromEntries(
          Object.entries(row).map(([name, cell]) => [
            name,
            name === "assigned_condition" ? cell : Number(cell),
          ]),
        ),
      );
      return {
        rows,
        of: (condition: string) => rows.find((row) => row.assigned_condition === condition),
        lines: flowLines(flow.rowsOf(PROTOCOL)),
        readme: files["README.md"] ?? "",
        ignored: files[`${STUDY}/.psychds-ignore`] ?? "",
        /** The lines that the receiver's command `places` prints at the same time. */
        listed: listPlaces(places, aStudy(), () => undefined, now),
      };
    },
  };
}

it("the export contains the participants of each condition who consented, started, finished and left, and who assigned them", async () => {
  const { send, exported } = await aReceiver();
  const [all, ended, left, out, begun, failed, twice, rehearsed, withdrawn] = Array.from(
    { length: 9 },
    newSession,
  ) as [string, string, string, string, string, string, string, string, string];
  const list = { ...HIGH, conditionSource: "list" };
  await send(
    aStart(all, HIGH),
    ...stepsOf(all, HIGH),
    aStart(ended, HIGH),
    ...stepsOf(ended, HIGH, ["stroop"]),
    anEnd(ended, { exit: "unsent" }),
    anEnd(ended),
    aStart(left, list),
    ...stepsOf(left, list, ["stroop"]),
    anEnd(left, { exit: "left" }),
    aStart(out, HIGH),
    anEnd(out, { exit: "screenedOut" }),
    aStart(begun, HIGH),
    // The start of this session was lost.
    ...stepsOf(failed, LOW, ["stroop"]).map(ofFormat1),
    ofFormat1(anEnd(failed, { exit: "failedCheck" })),
    // The same person leaves and comes again.
    aStart(twice, { ...LOW, person: "17" }),
    anEnd(twice, { exit: "left", person: "17" }),
  );
  const again = newSession();
  await send(
    aStart(again, { ...LOW, person: "17" }),
    ...stepsOf(again, LOW, STEPS, { person: "17" }),
  );
  // Of the second session, only the rows state that it is a rehearsal.
  await send(
    aStart(rehearsed, { ...HIGH, rehearsal: true }),
    ofFormat1(aStep({ session: newSession(), ...HIGH, rows: [{ rehearsal: true }] })),
  );
  await send(aStart(withdrawn, HIGH), ...stepsOf(withdrawn, HIGH), aWithdrawal(withdrawn));
  const none = { source_first: 0, source_address: 0, under_way: 0, no_sign_of_life: 0, left: 0 };
  for (const rehearsals of [false, true]) {
    const { of, rows, lines, readme, ignored } = await exported({ rehearsals });
    expect(rows).toHaveLength(2);
    expect(of("high")).toEqual({
      ...none,
      assigned_condition: "high",
      consented: 5,
      started: 3,
      finished: 2,
      under_way: 1,
      left: 1,
      screened_out: 1,
      failed_check: 0,
      source_balanced: 4,
      source_list: 1,
      source_drawn: 0,
    });
    expect(of("low")).toEqual({
      ...none,
      assigned_condition: "low",
      consented: 2,
      started: 2,
      finished: 1,
      screened_out: 0,
      failed_check: 1,
      source_balanced: 0,
      source_list: 0,
      source_drawn: 2,
    });
    expect(lines.map((line) => line.split(/ {2,}/))).toEqual([
      expect.arrayContaining(["condition", "consented", "started", "finished", "under way"]),
      ["high", "5", "3", "2", "1", "1", "1", "0", "0", "balanced 4, list 1"],
      ["low", "2", "2", "1", "0", "0", "0", "1", "0", "drawn 2"],
      ["in all", "7", "5", "3", "1", "1", "1", "1", "0", "drawn 2, balanced 4, list 1"],
    ]);
    expect(readme).toContain("`flow.csv`");
    expect(ignored).toContain("flow.csv\n");
  }
  // Ten minutes later, the session without a finished step has not sent another record.
  const later = await exported({ after: 11 * MINUTE_MS });
  expect(later.of("high")).toMatchObject({ under_way: 0, no_sign_of_life: 1, finished: 2 });
});

it("without the file of running studies, only the exit “completed” counts as finished", async () => {
  const { send, exported } = await aReceiver(false);
  const [all, ended] = [newSession(), newSession()];
  await send(aStart(all, HIGH), ...stepsOf(all, HIGH), aStart(ended, HIGH), anEnd(ended));
  const { of } = await exported();
  expect(of("high")).toMatchObject({ consented: 2, finished: 1, under_way: 1 });
});

it("the export and the receiver's list of places have the same numbers, at each time and for any records", async () => {
  const { send, exported } = await aReceiver();
  const random = seededRandom(48);
  const pick = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)] as T;
  const withdrawn: string[] = [];
  for (let count = 0; count < 60; count++) {
    const session = newSession();
    const own = pick([HIGH, LOW, { ...LOW, condition: "other" }]);
    const person = { person: pick([session, session, `person-${count % 7}`]) };
    const records = [
      ...pick([[], [aStart(session, { ...own, ...person })]]),
      ...stepsOf(session, own, pick([[], ["stroop"], STEPS, ["flanker"]]), person),
      ...pick(["", "", "unsent", "completed", "left", "failedCheck", "screenedOut", "declined"])
        .split(" ")
        .flatMap((exit) => (exit ? [anEnd(session, { exit, ...person })] : [])),
    ];
    await send(...(random() < 0.3 ? records.reverse() : records));
    if (records.length > 0 && random() < 0.1) withdrawn.push(session);
  }
  await send(...withdrawn.map(aWithdrawal));
  for (const after of [0, 20 * MINUTE_MS, 50 * MINUTE_MS]) {
    const { rows, listed } = await exported({ after });
    const listing = listed
      .slice(1, 1 + rows.length)
      .map((line) => line.split(/ {2,}/).slice(0, 5))
      .sort();
    const counted = rows.map((row) => {
      const free = ["left", "screened_out", "failed_check", "no_sign_of_life"].reduce(
        (sum, name) => sum + Number(row[name]),
        0,
      );
      const name = row.assigned_condition === "NA" ? "(no condition)" : row.assigned_condition;
      return [name, "0", row.under_way, row.finished, free].map(String);
    });
    expect(counted.sort()).toEqual(listing);
  }
});
