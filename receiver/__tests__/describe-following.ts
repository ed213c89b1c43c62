import type {
  CountedStudy,
  IndexEnd,
  IndexedRecord,
  ReadRecord,
  StudySummary,
} from "@/experiments/engine/sending/following";
import { COMMANDS } from "../sessions/commands.ts";
import { openRecords } from "../sessions/open-records.ts";
import { readStoreSettings } from "../settings.ts";
import { aStudy, askForPlace, STEPS, studiesFile } from "./a-study";
import { anEnd, aStart, aStep, aWithdrawal, newSession, PROTOCOL, sent, sha256 } from "./records";
import { startReceiver } from "./start-receiver";

type Environment = Record<string, string>;

const MINUTE = 60_000;
const READ_TOKEN = "r".repeat(40);

/**
 * Tests of the routes with which a researcher follows a study, which every kind of storage has to pass.
 *
 * @param getStore creates a storage and returns its settings
 */
export function describeFollowing(getStore: () => Promise<Environment>) {
  let environment: Environment;
  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  let other: typeof receiver;

  /** Starts two receivers with a new storage and one study. */
  async function start(
    study: Parameters<typeof aStudy>[0] = {},
    others: Record<string, ReturnType<typeof aStudy>> = {},
  ) {
    const file = studiesFile();
    file.write(study, others);
    environment = {
      ...(await getStore()),
      STUDIES: file.path,
      READ_TOKEN,
      PROTOCOLS: "runs",
    };
    receiver = await startReceiver(environment);
    other = await startReceiver(environment);
  }

  const later = (minutes: number) => {
    const now = Date.now();
    jest.spyOn(Date, "now").mockImplementation(() => now + minutes * MINUTE);
  };
  afterEach(() => jest.restoreAllMocks());

  async function summary(more = "", protocol = PROTOCOL): Promise<StudySummary> {
    const answer = await fetch(`${receiver.url}/sessions/summary?protocol=${protocol}${more}`, {
      headers: { Authorization: `Bearer ${READ_TOKEN}` },
    });
    expect(answer.status).toBe(200);
    return answer.json();
  }
  const counted = async (more = "", protocol = PROTOCOL) =>
    (await summary(more, protocol)).counted as CountedStudy;

  const send = async (record: unknown) => expect((await sent(receiver, record))[0]).toBe(200);

  /** Begins a session with the given number of steps, in a condition. */
  async function begin(steps = 0, condition = "high", changes: object = {}) {
    const session = newSession();
    const source = { condition, conditionSource: "balanced" };
    await send(aStart(session, { ...source, row: 0, ...changes }));
    for (const step of STEPS.slice(0, steps))
      await send(aStep({ session, step, ...source, ...changes }));
    return session;
  }

  it("the summary counts sessions by their state and by step, without rehearsals", async () => {
    await start();
    await begin();
    await begin(1, "low");
    await begin(2);
    const exits = ["left", "screenedOut", "failedCheck", "completed"];
    for (const exit of exits) await send(anEnd(await begin(1), { exit }));
    await begin(2, "high", { rehearsal: true });
    const { total } = await counted();
    expect(total).toEqual({
      started: 7,
      active: 2,
      finished: 2,
      left: 1,
      screenedOut: 1,
      failedCheck: 1,
      declined: 0,
      lapsed: 0,
      freed: 0,
      steps: { stroop: 6, flanker: 1 },
      persons: 7,
      places: { offered: 0, begun: 2, finished: 2 },
    });
    later(46);
    expect((await counted()).total).toMatchObject({
      started: 7,
      active: 0,
      finished: 2,
      lapsed: 2,
      places: { begun: 0, finished: 2 },
    });
  });

  it("the summary has the offers, the quota, the pause and the state of the study", async () => {
    await start({ quota: 2, paused: false });
    await askForPlace(receiver);
    expect(await counted()).toMatchObject({
      title: { en: "A study", fr: "Une étude" },
      quota: 2,
      paused: false,
      state: "open",
      total: { started: 0, places: { offered: 1 } },
      lastRecordSeconds: null,
      minutes: null,
      hours: [],
    });
    await begin(2);
    await begin(2);
    expect(await counted()).toMatchObject({ state: "full", total: { finished: 2 } });
  });

  it("the summary counts two sessions of one person as one person, and a withdrawn session no longer", async () => {
    await start();
    const first = await begin(1, "high", { person: "ada" });
    await begin(2, "high", { person: "ada" });
    expect((await counted()).total).toMatchObject({ started: 2, persons: 1 });
    expect((await summary()).withdrawalsOfAllStudies).toBe(0);
    await send(aWithdrawal(first));
    expect((await counted()).total).toMatchObject({ started: 1, persons: 1, finished: 1 });
    expect((await summary()).withdrawalsOfAllStudies).toBe(1);
  });

  it("the numbers of conditions, and of steps that only one condition has, are only in the answer to the request for conditions", async () => {
    const steps = { high: ["stroop", "flanker"], low: ["stroop", "n-back"] };
    const conditions = Object.entries(steps).map(([name, own]) => ({ name, steps: own, rows: 2 }));
    await start({ conditions, quota: { high: 5 } });
    await begin(2);
    await begin(1);
    await begin(1, "low");
    const totals = await counted();
    expect(totals).not.toHaveProperty("conditions");
    expect(totals.total.steps).toEqual({ stroop: 3 });
    expect(totals.beyondQuota).toBeNull();
    const { conditions: groups, beyondQuota } = await counted("&by=condition");
    expect(beyondQuota).toEqual({ participants: 0, sessions: [] });
    expect(
      groups?.map(({ condition, quota, started, finished, steps: own }) => ({
        condition,
        quota,
        started,
        finished,
        steps: own,
      })),
    ).toEqual([
      { condition: "high", quota: 5, started: 2, finished: 1, steps: { stroop: 2, flanker: 1 } },
      { condition: "low", quota: null, started: 1, finished: 0, steps: { stroop: 1, "n-back": 0 } },
    ]);
    // Only the request for conditions is noted in the log.
    const read = receiver.entries().filter(({ event }) => event === "read");
    expect(read).toEqual([{ event: "read", status: 200, what: "by condition" }]);
  });

  it("the minutes of finished sessions are the quartiles between the first and the last record", async () => {
    await start();
    const begun = [await begin(1), await begin(1), await begin(1), await begin(1)];
    await begin(1);
    const now = Date.now();
    for (const [index, session] of begun.entries()) {
      jest.spyOn(Date, "now").mockImplementation(() => now + (index + 1) * 10 * MINUTE);
      await send(anEnd(session, { exit: "completed" }));
    }
    const { minutes, lastRecordSeconds } = await counted();
    const rounded = Object.values(minutes ?? {}).map(Math.round);
    expect(rounded).toEqual([4, 18, 25, 33]);
    expect(lastRecordSeconds).toBe(0);
    later(2);
    expect((await counted()).lastRecordSeconds).toBe(120);
  });

  it("the summary lists the sessions beyond the quota without their condition, and the starts of each hour", async () => {
    await start({ quota: { high: 1, low: 1 } });
    const listed = await Promise.all(
      ["address", "drawn"].map(async (reason) => ({
        session: await begin(2, "high", { conditionSource: reason }),
        reason,
      })),
    );
    await begin(0, "low");
    const { beyondQuota, hours } = await counted();
    listed.sort((one, other) => (one.session < other.session ? -1 : 1));
    expect(beyondQuota).toEqual({ participants: 1, sessions: listed });
    const sum = (name: "started" | "withoutStep") =>
      hours.reduce((all, each) => all + each[name], 0);
    expect([sum("started"), sum("withoutStep")]).toEqual([3, 1]);
    expect(hours[0]?.hour).toMatch(/^\d{4}-\d\d-\d\dT\d\d:00Z$/);
    later(25 * 60);
    expect((await counted()).hours).toEqual([]);
  });

  it("a session whose place is freed is counted as freed until the next record of the session arrives", async () => {
    await start();
    const session = await begin(1);
    later(1);
    await COMMANDS.free?.(readStoreSettings(environment), [session], () => undefined);
    const freed = { started: 1, active: 0, freed: 1, places: { begun: 0 } };
    expect((await counted()).total).toMatchObject(freed);
    later(1);
    expect((await sent(other, aStep({ session, step: "flanker", condition: "high" })))[0]).toBe(
      200,
    );
    expect((await counted()).total).toMatchObject({ finished: 1, freed: 0 });
  });

  type Index = { records: IndexedRecord[]; end: IndexEnd; text: string };

  /** Reads the index of a protocol. */
  async function index(to = receiver, more = "", protocol = PROTOCOL): Promise<Index> {
    const answer = await fetch(`${to.url}/sessions/records?protocol=${protocol}${more}`, {
      headers: { Authorization: `Bearer ${READ_TOKEN}` },
    });
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([
      200,
      "application/x-ndjson",
    ]);
    const text = await answer.text();
    const lines = text
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    return { records: lines.slice(0, -1), end: lines.at(-1), text };
  }

  /** Reads the bytes of records. */
  async function read(records: readonly object[], to = receiver) {
    const answer = await fetch(`${to.url}/sessions/records/read`, {
      method: "POST",
      headers: { Authorization: `Bearer ${READ_TOKEN}`, "Content-Type": "application/json" },
      body: JSON.stringify({ records }),
    });
    expect(answer.status).toBe(200);
    const text = await answer.text();
    const lines = text
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    return { records: lines.slice(0, -1) as ReadRecord[], end: lines.at(-1), text };
  }

  const textOf = (record: ReadRecord | undefined) =>
    record && "record" in record ? record.record : undefined;

  it("the index lists exactly the records of the study, in the same order at every receiver", async () => {
    await start({}, { ["b".repeat(64)]: aStudy() });
    const sessions = [await begin(2), await begin(1), await begin(0)];
    await send(anEnd(sessions[0] ?? ""));
    const changed = aStep({ session: sessions[1], rows: [] });
    await send(changed);
    const elsewhere = aStep({ protocol: "b".repeat(64), session: sessions[2] });
    await send(elsewhere);
    const single = aStep({ protocol: null, document: null, step: null, place: undefined });
    await send(single);
    const { records, end, text } = await index();
    expect(records.map(({ session }) => session)).toEqual(
      records.map(({ session }) => session).sort(),
    );
    const keys = (session: string | undefined) =>
      records
        .filter((each) => each.session === session)
        .map(({ kind, step, beside }) => [kind, step, ...(beside ? ["beside"] : [])].join(" "))
        .sort();
    expect(sessions.map(keys)).toEqual([
      ["end ", "start ", "step flanker", "step stroop"],
      ["start ", "step stroop", "step stroop beside"],
      ["start "],
    ]);
    const beside = records.find((each) => each.beside);
    const body = JSON.stringify(changed);
    expect(beside).toMatchObject({ digest: sha256(body), bytes: body.length });
    expect(end).toEqual({
      records: 8,
      sessions: 3,
      index: sha256(text.split("\n").slice(0, -2).join("\n").concat("\n")),
    });
    expect((await index(other)).text).toBe(text);
    expect((await index()).text).toBe(text);
    const digests = async (protocol: string) =>
      (await index(receiver, "", protocol)).records.map(({ digest }) => digest);
    expect(await digests("b".repeat(64))).toEqual([sha256(JSON.stringify(elsewhere))]);
    expect(await digests("runs")).toEqual([sha256(JSON.stringify(single))]);
    expect(await digests("c".repeat(64))).toEqual([]);
  });

  it("the index lists a new record and no longer lists a withdrawn session, at every receiver", async () => {
    await start();
    const [session, kept] = [await begin(1), await begin(1)];
    for (const to of [receiver, other]) expect((await index(to)).end.sessions).toBe(2);
    const added = await begin(1);
    for (const to of [receiver, other]) expect((await index(to)).end.sessions).toBe(3);
    await send(aWithdrawal(session));
    for (const to of [receiver, other]) {
      const { records } = await index(to);
      expect([...new Set(records.map((each) => each.session))]).toEqual([kept, added].sort());
    }
  });

  it("an index that is unchanged since the last time has only its last line", async () => {
    await start();
    await begin(1);
    const { end } = await index();
    const unless = `&unless=${end.index}`;
    expect(await index(other, unless)).toMatchObject({
      records: [],
      end: { ...end, isUnchanged: true },
    });
    const session = await begin(0);
    const changed = await index(receiver, unless);
    expect(changed.end).not.toHaveProperty("isUnchanged");
    expect(changed.records).toHaveLength(3);
    await send(aWithdrawal(session));
    expect((await index(receiver, unless)).end.isUnchanged).toBe(true);
  });

  it("the records that are read have exactly the bytes that arrived, each on one line", async () => {
    await start();
    const session = newSession();
    const step = aStep({ session, flags: { text: "\u2028 \u0085 é 😀 \ud800" } });
    const bodies = [
      `\uFEFF ${JSON.stringify(step, null, 2)}\r\n`,
      JSON.stringify({ ...step, step: "flanker" }),
    ];
    for (const body of bodies) await send(body);
    const { records } = await index();
    for (const to of [receiver, other]) {
      const answer = await read([...records].reverse(), to);
      const texts = answer.records.map(textOf).sort();
      expect(texts).toEqual([...bodies].sort());
      for (const each of answer.records) expect(sha256(textOf(each) ?? "")).toBe(each.digest);
      expect(answer.records.map(({ digest }) => digest)).toEqual(
        records.map(({ digest }) => digest).reverse(),
      );
      expect(answer.end).toEqual({ answered: 2 });
      expect(answer.text).not.toMatch(/[\u0085\u2028\u2029\r]/);
    }
  });

  it("a record that is not stored, or whose session is withdrawn, is answered with null", async () => {
    await start();
    const [session, kept] = [await begin(1), await begin(1)];
    const { records } = await index();
    await send(aWithdrawal(session));
    const unknown = { session: kept, kind: "step", step: "stroop", digest: "0".repeat(64) };
    const never = { ...unknown, session: newSession() };
    for (const to of [receiver, other]) {
      const answer = await read([...records, unknown, never], to);
      expect(answer.records.filter((each) => textOf(each) === null)).toEqual(
        [...records.filter((each) => each.session === session), unknown, never].map(
          ({ session: own, kind, step, digest }) => ({
            session: own,
            kind,
            step,
            digest,
            record: null,
          }),
        ),
      );
      expect(answer.end).toEqual({ answered: 6 });
    }
  });

  it("a session that has a tombstone is neither listed nor read before its records are deleted", async () => {
    await start();
    const [session, kept] = [await begin(1), await begin(0)];
    const { records } = await index();
    const store = await openRecords(readStoreSettings(environment), { serves: false });
    await store.bury(session, "2026-11-27");
    await store.close();
    expect((await index()).records.map((each) => each.session)).toEqual([kept]);
    const texts = (await read(records)).records.map(textOf);
    expect(texts.filter((text) => text !== null)).toHaveLength(1);
  });

  it("an answer with large records ends early and states how many records it has", async () => {
    await start();
    const flags = { text: "x".repeat(7_000_000) };
    for (const step of ["one", "two", "three", "four"]) await send(aStep({ step, flags }));
    const { records } = await index();
    const answer = await read(records);
    expect([answer.records.length, answer.end]).toEqual([3, { answered: 3 }]);
    const rest = await read(records.slice(3));
    expect(rest.records.map(({ digest }) => digest)).toEqual([records[3]?.digest]);
  });

  it("the log contains the number of records that were read, but not the ids of their sessions", async () => {
    await start();
    const session = await begin(2);
    await read((await index()).records);
    expect(receiver.entries().filter(({ event }) => event === "read")).toEqual([
      { event: "read", status: 200, what: "records", records: 3 },
    ]);
    expect(JSON.stringify(receiver.entries())).not.toContain(session);
  });

  it("the summary of a version judges the sessions of another version by the steps and the lease of that version", async () => {
    const longer = "b".repeat(64);
    const conditions = [{ name: "high", steps: ["stroop"], rows: 2 }];
    await start(
      { conditions, sameStudyAs: [longer] },
      { [longer]: aStudy({ conditions: [{ name: "high", steps: STEPS, rows: 2 }] }) },
    );
    await begin(1);
    await begin(1, "high", { protocol: longer });
    const states = { started: 2, active: 1, finished: 1, lapsed: 0 };
    const { total, minutes } = await counted();
    expect(total).toMatchObject({ ...states, places: { begun: 1, finished: 1 } });
    expect(minutes?.sessions).toBe(1);
    const { conditions: [group] = [] } = await counted("&by=condition");
    expect(group).toMatchObject({ condition: "high", ...states });
    later(46);
    expect((await counted()).total).toMatchObject({ finished: 1, lapsed: 1 });
  });

  it("versions of a study are counted together, and the receiver reports which protocols it does not count", async () => {
    const version = "b".repeat(64);
    await start({ sameStudyAs: [version] });
    await begin(1);
    expect(await counted()).toMatchObject({ protocols: [PROTOCOL, version] });
    expect(await summary("", version)).toMatchObject({ isAccepted: false, counted: null });
    expect(await summary("", "runs")).toMatchObject({ isAccepted: true, counted: null });
  });
}
