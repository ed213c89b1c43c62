import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkReceipts } from "../sessions/check-receipts.ts";
import { COMMANDS } from "../sessions/commands.ts";
import { withClient } from "../sessions/database-store.ts";
import { openRecords } from "../sessions/open-records.ts";
import type { StoredRecord } from "../sessions/record-store.ts";
import { readStoreSettings } from "../settings.ts";
import {
  anEnd,
  aStart,
  aStep,
  aWithdrawal,
  newSession,
  ofFormat1,
  PROTOCOL,
  receipt,
  sent,
  sha256,
} from "./records";
import { startReceiver } from "./start-receiver";

type Environment = Record<string, string>;

/** Returns the stored records, read by the same function that the commands of the receiver use. */
export async function stored(environment: Environment): Promise<StoredRecord[]> {
  const store = await openRecords(readStoreSettings(environment), { serves: false });
  try {
    const records: StoredRecord[] = [];
    for await (const record of store.records()) records.push(record);
    return records;
  } finally {
    await store.close();
  }
}

/** Tests that every kind of storage of records has to pass. @param getStore creates a storage and returns its settings */
export function describeContract(getStore: () => Promise<Environment>) {
  let environment: Environment;
  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  let other: typeof receiver;

  beforeAll(async () => {
    environment = await getStore();
    receiver = await startReceiver({ ...environment, PROTOCOLS: `${PROTOCOL},runs` });
    other = await startReceiver({ ...environment, PROTOCOLS: PROTOCOL });
  }, 60_000);

  const of = async (session: string) =>
    (await stored(environment)).filter((record) => record.session === session);

  it("the receiver stores the bytes of a step exactly as they arrived, and responds with a receipt for these bytes", async () => {
    const step = aStep({ further: "key" });
    const body = ` ${JSON.stringify(step, null, 3)}\n`;
    const expected = { ok: true, receipt: sha256(body).slice(0, 12) };
    expect(await sent(receiver, body)).toEqual([200, expected]);
    const [record, ...others] = await of(step.session);
    expect(String(record?.body)).toBe(body);
    expect(record).toMatchObject({ kind: "step", step: "stroop", beside: false });
    expect(others).toEqual([]);
  });

  it("the receivers store a step once if several receivers receive this step many times at the same moment", async () => {
    const step = aStep();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => sent(index % 2 ? receiver : other, step)),
    );
    for (const answer of answers)
      expect(answer).toEqual([200, { ok: true, receipt: receipt(step) }]);
    expect(await of(step.session)).toHaveLength(1);
  });

  it("the receiver stores a record that has the key of another record and different bytes once, as conflicting", async () => {
    const step = aStep();
    const changed = { ...step, rows: [] };
    const first = [200, { ok: true, receipt: receipt(step) }];
    const aside = [200, { ok: true, receipt: receipt(changed), kept: "beside" }];
    expect(await sent(receiver, step)).toEqual(first);
    expect(await sent(other, changed)).toEqual(aside);
    expect(await sent(receiver, changed)).toEqual(aside);
    expect(await sent(receiver, step)).toEqual(first);
    const kept = (beside: boolean) =>
      records.filter((each) => each.beside === beside).map(({ body }) => String(body));
    const records = await of(step.session);
    expect([kept(false), kept(true)]).toEqual([[JSON.stringify(step)], [JSON.stringify(changed)]]);
  });

  it("the receivers store exactly one first record if different versions of a step arrive at the same moment", async () => {
    const session = newSession();
    const versions = Array.from({ length: 8 }, (_, place) => aStep({ session, place: place + 1 }));
    const answers = await Promise.all(
      versions.map((step, index) => sent(index % 2 ? receiver : other, step)),
    );
    expect(answers.map(([status]) => status)).toEqual(answers.map(() => 200));
    const records = await of(session);
    expect(records.filter(({ beside }) => !beside)).toHaveLength(1);
    expect(records).toHaveLength(8);
  });

  it("the receiver stores a run of one app, and stores the end of a session", async () => {
    const run = aStep({ step: null, protocol: null, document: null, place: undefined });
    const end = anEnd(run.session);
    expect(await sent(receiver, run)).toEqual([200, { ok: true, receipt: receipt(run) }]);
    for (const _attempt of [1, 2])
      expect(await sent(receiver, end)).toEqual([200, { ok: true, receipt: receipt(end) }]);
    const keys = (await of(run.session)).map(({ kind, step }) => [kind, step]);
    expect(keys.sort()).toEqual([
      ["end", ""],
      ["step", ""],
    ]);
  });

  it("the receiver stores the start of a session once, and the session's receipt does not depend on the start", async () => {
    const step = aStep();
    const start = aStart(step.session);
    const whole = sha256(sha256(JSON.stringify(step))).slice(0, 12);
    // A start that waited on the device arrives after the step and after the end.
    for (const record of [step, anEnd(step.session, { receipt: whole }), start, start])
      expect(await sent(receiver, record)).toEqual([200, { ok: true, receipt: receipt(record) }]);
    const keys = (await of(step.session)).map(({ kind, step: id }) => [kind, id]);
    expect(keys.sort()).toEqual([
      ["end", ""],
      ["start", ""],
      ["step", "stroop"],
    ]);
    const store = await openRecords(readStoreSettings(environment), { serves: false });
    const [checked] = await checkReceipts(store, [`${step.session}-${whole}`]);
    await store.close();
    expect(checked).toMatchObject({ verdict: "holds", steps: 1 });
  });

  it("the check of receipts lists a session of which only the start has arrived as not finished", async () => {
    const [begun, unsent] = [newSession(), newSession()];
    for (const session of [begun, unsent]) await sent(receiver, aStart(session));
    const printed: string[] = [];
    const check = COMMANDS["check-receipts"];
    const run = (...given: string[]) =>
      check?.(readStoreSettings(environment), given, (line) => printed.push(line));
    await run();
    expect(printed).toContain(`not finished: ${begun}`);
    // If the participant has a withdrawal code, the participant has sent steps, and they have not arrived.
    printed.length = 0;
    expect(await run(`${unsent}-${"0".repeat(12)}`)).toBe(false);
    expect(printed[0]).toMatch(/^differs: /);
  });

  it("the receiver deletes the start of a session that is withdrawn before its first step", async () => {
    const session = newSession();
    await sent(receiver, aStart(session));
    const withdrawn = [200, { ok: true, withdrawn: true }];
    expect(await sent(other, aWithdrawal(session))).toEqual(withdrawn);
    expect(await sent(receiver, aStart(session))).toEqual(withdrawn);
    expect(await of(session)).toEqual([]);
  });

  it("the receiver stores records that pages of earlier releases send, and their receipts are correct", async () => {
    const step = ofFormat1(aStep());
    const session = String(step.session);
    const whole = sha256(sha256(JSON.stringify(step))).slice(0, 12);
    // An earlier receiver did not validate further fields, so records with such fields may still be waiting on devices.
    const further = ofFormat1({ ...aStep(), session });
    Object.assign(further, { step: "further", person: 7, rehearsal: "no" });
    for (const record of [step, ofFormat1(anEnd(session, { receipt: whole })), further])
      expect(await sent(receiver, record)).toEqual([200, { ok: true, receipt: receipt(record) }]);
    const bodies = (await of(session)).map(({ body }) => String(body));
    expect(bodies).toContain(JSON.stringify(step));
  });

  it("the receiver deletes a withdrawn session permanently, and does not delete other sessions", async () => {
    const kept = aStep();
    const step = aStep();
    for (const record of [kept, step, anEnd(step.session), { ...step, rows: [] }])
      await sent(receiver, record);
    const withdrawn = [200, { ok: true, withdrawn: true }];
    expect(await sent(other, aWithdrawal(step.session))).toEqual(withdrawn);
    expect(await of(step.session)).toEqual([]);
    // Sends three more requests: a step that was delayed during the withdrawal, the same withdrawal again, and the
    // withdrawal of a session that never arrived.
    expect(await sent(receiver, step)).toEqual(withdrawn);
    expect(await sent(receiver, { ...step, step: "late" })).toEqual(withdrawn);
    expect(await sent(receiver, aWithdrawal(step.session))).toEqual(withdrawn);
    expect(await sent(receiver, aWithdrawal(newSession()))).toEqual(withdrawn);
    expect(await of(step.session)).toEqual([]);
    expect(await of(kept.session)).toHaveLength(1);
  });

  it("the receiver stores no record of a session that is withdrawn while the session's steps arrive", async () => {
    const sessions = Array.from({ length: 12 }, newSession);
    await Promise.all(
      sessions.flatMap((session) => [
        ...["one", "two", "three"].map((step) => sent(receiver, aStep({ session, step }))),
        sent(other, aWithdrawal(session)),
      ]),
    );
    const left = (await stored(environment)).filter(({ session }) => sessions.includes(session));
    expect(left).toEqual([]);
  });

  it("the receiver deletes withdrawn records when it starts, because an older backup may have restored them", async () => {
    const step = aStep();
    await sent(receiver, aWithdrawal(step.session));
    await putDespiteTombstone(environment, step);
    expect(await of(step.session)).toHaveLength(1);
    await startReceiver({ ...environment, PROTOCOLS: PROTOCOL });
    expect(await of(step.session)).toEqual([]);
  });

  it("the check of receipts reports whether all records of a session are stored", async () => {
    const session = newSession();
    const steps = ["second", "first"].map((step, index) =>
      aStep({ session, step, place: 2 - index }),
    );
    for (const step of steps) await sent(receiver, step);
    const whole = sha256(
      steps
        .toReversed()
        .map((step) => sha256(JSON.stringify(step)))
        .join(""),
    ).slice(0, 12);
    await sent(receiver, anEnd(session, { receipt: whole }));
    const changed = aStep({ session, step: "first", place: 1, rows: [] });
    await sent(receiver, changed);
    const withChanged = sha256(
      sha256(JSON.stringify(changed)) + sha256(JSON.stringify(steps[0])),
    ).slice(0, 12);
    const store = await openRecords(readStoreSettings(environment), { serves: false });
    const verdictOf = async (...given: string[]) =>
      (await checkReceipts(store, given))
        .filter((each) => each.session === session || given.length > 0)
        .map(({ verdict }) => verdict);
    expect(await verdictOf()).toEqual(["holds"]);
    expect(await verdictOf(`${session}-${whole}`)).toEqual(["holds"]);
    expect(await verdictOf(`${session}-${withChanged}`)).toEqual(["beside"]);
    expect(await verdictOf(`${session}-${"0".repeat(12)}`)).toEqual(["differs"]);
    expect(await verdictOf(`${newSession()}-${whole}`)).toEqual(["missing"]);
    await store.close();
    const printed: string[] = [];
    const check = COMMANDS["check-receipts"];
    const run = (...given: string[]) =>
      check?.(readStoreSettings(environment), given, (line) => printed.push(line));
    expect(await run(`${session}-${whole}`)).toBe(true);
    expect(await run(`${session}-${"0".repeat(12)}`)).toBe(false);
    expect(printed).toContain(`holds: 2 steps, ${session}-${whole}`);
  });

  it("the check of receipts compares with the receipt of the final end if a session has two ends", async () => {
    const step = aStep();
    const whole = sha256(sha256(JSON.stringify(step))).slice(0, 12);
    await sent(receiver, step);
    await sent(receiver, anEnd(step.session, { exit: "unsent", receipt: "0".repeat(12) }));
    await sent(other, anEnd(step.session, { exit: "completed", receipt: whole }));
    const store = await openRecords(readStoreSettings(environment), { serves: false });
    const checked = await checkReceipts(store, []);
    await store.close();
    expect(checked.find(({ session }) => session === step.session)?.verdict).toBe("holds");
  });

  it("the receiver stores at most 20 versions of an end, and afterwards still acknowledges the stored versions", async () => {
    const session = newSession();
    const ends = Array.from({ length: 23 }, (_, steps) => anEnd(session, { steps }));
    const statuses = [];
    for (const end of ends) statuses.push((await sent(receiver, end))[0]);
    expect(statuses).toEqual(ends.map((_, index) => (index < 20 ? 200 : 413)));
    expect((await sent(other, ends[3]))[1]).toMatchObject({ kept: "beside" });
    expect((await sent(other, ends[22]))[1].errors[0].code).toBe("FULL");
    expect((await sent(receiver, aStep({ session })))[0]).toBe(200);
    expect(await of(session)).toHaveLength(21);
  });

  it("the storage lists the records of a single session", async () => {
    const steps = [aStep(), aStep()];
    for (const step of steps) await sent(receiver, step);
    const store = await openRecords(readStoreSettings(environment), { serves: false });
    const bodies: string[] = [];
    for await (const { body } of store.recordsOf(steps[1]?.session ?? ""))
      bodies.push(String(body));
    await store.close();
    expect(bodies).toEqual([JSON.stringify(steps[1])]);
  });

  it("the receiver reports that it is ready while its storage responds", async () => {
    const response = await fetch(`${receiver.url}/ready`);
    expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
  });
}

/** Stores a record even if its session has a tombstone, because the restoration of a backup may do this. */
async function putDespiteTombstone(environment: Environment, step: { session: string }) {
  const body = Buffer.from(JSON.stringify(step));
  const { DATABASE_URL, SESSIONS_DIR = "" } = environment;
  if (!DATABASE_URL) {
    const folder = join(SESSIONS_DIR, "records", step.session);
    mkdirSync(folder);
    writeFileSync(join(folder, "step_stroop.json"), body);
    return;
  }
  await withClient(DATABASE_URL, (client) =>
    client.query(
      `INSERT INTO session_records (session, kind, step, digest, body, protocol, beside)
        VALUES ($1, 'step', 'stroop', $2, $3, $4, false)`,
      [step.session, sha256(String(body)), body, PROTOCOL],
    ),
  );
}
