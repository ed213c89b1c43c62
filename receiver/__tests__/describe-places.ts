import { COMMANDS } from "../sessions/commands.ts";
import { openRecords } from "../sessions/open-records.ts";
import { createPlaces } from "../sessions/places.ts";
import { parseSent, readRecord } from "../sessions/session-record.ts";
import { createSessionRoutes } from "../sessions/session-routes.ts";
import { createSessions } from "../sessions/sessions.ts";
import { parseStudies } from "../sessions/studies.ts";
import { readSettings, readStoreSettings } from "../settings.ts";
import { aStudy, askForPlace, askState, hashOf, STEPS, studiesFile } from "./a-study";
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
import { SITE, startReceiver } from "./start-receiver";

type Environment = Record<string, string>;

const MINUTE = 60_000;

/**
 * Tests of places that every kind of storage has to pass.
 *
 * @param getStore creates a storage and returns its settings
 */
export function describePlaces(getStore: () => Promise<Environment>) {
  let environment: Environment;
  let file: ReturnType<typeof studiesFile>;
  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  let other: typeof receiver;

  /** Starts two receivers with a new storage and one study. */
  async function start(study: Parameters<typeof studiesFile>[0] = {}) {
    file = studiesFile(study);
    environment = { ...(await getStore()), STUDIES: file.path };
    receiver = await startReceiver(environment);
    other = await startReceiver(environment);
  }

  const later = (minutes: number) => {
    const now = Date.now();
    jest.spyOn(Date, "now").mockImplementation(() => now + minutes * MINUTE);
  };
  afterEach(() => jest.restoreAllMocks());

  type Whose = { session: string; person?: string };

  const startOf = ({ session, person = session }: Whose, changes: object = {}) =>
    aStart(session, { person, conditionSource: "balanced", row: 0, ...changes });

  /** Sends all records of a session, until its end. */
  async function finish(
    { session, person = session }: Whose,
    condition: string | null,
    source = "balanced",
  ) {
    const records = [
      startOf({ session, person }, { condition, conditionSource: condition && source }),
      ...STEPS.map((step, index) =>
        aStep({ session, person, step, place: index + 1, condition, conditionSource: source }),
      ),
      anEnd(session, { person }),
    ];
    for (const record of records) expect((await sent(receiver, record))[0]).toBe(200);
  }

  const run = async (name: string, ...args: string[]) => {
    const lines: string[] = [];
    await COMMANDS[name]?.(readStoreSettings(environment), args, (line) => lines.push(line));
    return lines;
  };

  const placesNow = async () => {
    const store = await openRecords(readStoreSettings(environment), { serves: false });
    const places = await store.places.places([PROTOCOL]);
    await store.close();
    return places;
  };

  it("the receivers assign 40 people who begin at the same moment to equally large conditions and rows", async () => {
    await start();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => askForPlace(index % 2 ? receiver : other)),
    );
    const counts: Record<string, number> = {};
    for (const { status, answer } of answers) {
      expect([status, answer.state]).toEqual([200, "open"]);
      const group = `${answer.condition} ${answer.row}`;
      counts[group] = (counts[group] ?? 0) + 1;
    }
    expect(counts).toEqual({ "high 0": 10, "high 1": 10, "low 0": 10, "low 1": 10 });
  });

  it("the receivers together offer exactly as many places as the quota has, if many people ask at the same moment", async () => {
    await start({ quota: { high: 1, low: 2 } });
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => askForPlace(index % 2 ? receiver : other)),
    );
    const offered = answers.flatMap(({ status, answer }) =>
      status === 200 ? [answer.condition] : [],
    );
    expect(offered.sort()).toEqual(["high", "low", "low"]);
  });

  it("a person receives the same place again: in another tab, on another device, after the offer and after the lease", async () => {
    await start();
    const first = await askForPlace(receiver, { person: "P1" });
    const again = () => askForPlace(other, { person: "P1" });
    const [tab, device] = await Promise.all([again(), again()]);
    for (const { answer } of [tab, device]) expect(answer).toEqual(first.answer);
    later(3);
    expect((await again()).answer).toEqual(first.answer);
    const { condition, row } = first.answer;
    expect((await sent(receiver, startOf(first, { condition, row })))[0]).toBe(200);
    later(300);
    // In the meantime, other people have taken many places.
    for (let count = 0; count < 6; count++) await askForPlace(receiver);
    expect((await again()).answer).toEqual(first.answer);
    await finish(first, condition);
    expect((await again()).answer).toEqual(first.answer);
    expect(await placesNow()).toHaveLength(7);
  });

  it("the records of a later visit are stored, and change neither the place nor the numbers of the study", async () => {
    await start({ firstVisit: "first", quota: { high: 1, low: 1 } });
    const first = await askForPlace(receiver, { person: "P1" });
    const { condition, row } = first.answer;
    const of = (visit: string) => ({ condition, row, visit });
    await sent(receiver, startOf(first, of("first")));
    const before = await placesNow();
    const second = { session: newSession(), person: "P1" };
    for (const record of [
      startOf(second, of("second")),
      aStep({ ...second, step: "stroop", ...of("second") }),
      anEnd(second.session, { person: "P1", visit: "second", exit: "left" }),
    ])
      expect((await sent(receiver, record))[0]).toBe(200);
    expect(await placesNow()).toEqual(before);
    expect((await askForPlace(other, { person: "P1" })).answer).toEqual(first.answer);
  });

  it("a person who has begun never receives another condition: the answer is “full” if the condition is full after the lease", async () => {
    await start({ quota: { high: 1, low: 5 } });
    const someone = { session: newSession(), person: "P1" };
    await sent(receiver, startOf(someone, { condition: "high" }));
    later(20);
    await finish({ session: newSession() }, "high");
    expect((await askForPlace(receiver, { person: "P1" })).answer).toEqual({
      state: "full",
      condition: null,
      row: null,
    });
    expect((await askForPlace(receiver)).answer).toMatchObject({ state: "open", condition: "low" });
  });

  it("a person who returns after the lease is asked to try again while another person holds an offer of the last place", async () => {
    await start({ quota: { high: 1, low: 0 } });
    const someone = { session: newSession(), person: "P1" };
    await sent(receiver, startOf(someone, { condition: "high" }));
    later(20);
    expect((await askForPlace(receiver)).answer.state).toBe("open");
    expect((await askForPlace(other, { person: "P1" })).status).toBe(429);
  });

  it("offers never make a study full: the receiver asks to try again, and answers “full” once everybody has begun", async () => {
    await start({ quota: 4 });
    const asked = await Promise.all(Array.from({ length: 4 }, () => askForPlace(receiver)));
    const refused = await askForPlace(other);
    expect([refused.status, refused.answer.errors?.[0]?.code, refused.retryAfter]).toEqual([
      429,
      "BUSY",
      "1",
    ]);
    expect(await askState(receiver)).toEqual([200, { state: "open" }]);
    for (const { answer, ...whose } of asked)
      await sent(receiver, startOf(whose, { condition: answer.condition, row: answer.row }));
    expect((await askForPlace(other)).answer.state).toBe("full");
    expect(await askState(receiver)).toEqual([200, { state: "full" }]);
    // Nobody who has begun is stopped.
    const [begun] = asked;
    expect((await askForPlace(other, begun)).answer).toEqual(begun?.answer);
  });

  it("a start without a finished step counts for ten minutes, and a session with a step for the lease", async () => {
    await start({ quota: 2 });
    const [one, two] = [{ session: newSession() }, { session: newSession() }];
    await sent(receiver, startOf(one, { condition: "high" }));
    await sent(receiver, startOf(two, { condition: "low" }));
    await sent(receiver, aStep({ session: two.session, condition: "low" }));
    expect(await askState(receiver)).toEqual([200, { state: "full" }]);
    later(11);
    expect(await askState(other)).toEqual([200, { state: "open" }]);
    expect((await askForPlace(other)).answer).toMatchObject({ state: "open", condition: "high" });
    later(35);
    await sent(receiver, startOf({ session: newSession() }, { condition: "high" }));
    expect(await askState(receiver)).toEqual([200, { state: "open" }]);
  });

  it.each(["failedCheck", "screenedOut", "left"])(
    "a session that ends with “%s” frees its place",
    async (exit) => {
      await start({ quota: { high: 1, low: 0 } });
      const { session, answer } = await askForPlace(receiver);
      await sent(receiver, startOf({ session }, { condition: answer.condition }));
      await sent(receiver, aStep({ session, condition: "high" }));
      expect(await askState(receiver)).toEqual([200, { state: "full" }]);
      await sent(receiver, anEnd(session, { exit }));
      expect(await askState(other)).toEqual([200, { state: "open" }]);
      expect((await askForPlace(other)).answer.condition).toBe("high");
    },
  );

  it("a session with all steps of its condition keeps its place when the participant leaves in the closing text", async () => {
    await start({ quota: 1 });
    const session = newSession();
    for (const step of STEPS) await sent(receiver, aStep({ session, step, condition: "low" }));
    await sent(receiver, anEnd(session, { exit: "left" }));
    expect(await askState(other)).toEqual([200, { state: "full" }]);
  });

  it("a session counts as finished with all steps of its condition, also if its page never sends the end", async () => {
    await start({ quota: 1 });
    const session = newSession();
    for (const step of STEPS) await sent(receiver, aStep({ session, step, condition: "low" }));
    await sent(receiver, anEnd(session, { exit: "unsent" }));
    later(60 * 24 * 30);
    expect(await askState(other)).toEqual([200, { state: "full" }]);
  });

  it("a session remains finished if the end “unsent” arrives after the end “completed”", async () => {
    await start({ quota: { high: 1, low: 0 } });
    const session = newSession();
    const [step = ""] = STEPS;
    for (const record of [
      startOf({ session }, { condition: "high" }),
      aStep({ session, step, condition: "high" }),
      anEnd(session),
      anEnd(session, { exit: "unsent", code: null }),
    ])
      expect((await sent(receiver, record))[0]).toBe(200);
    later(24 * 60);
    expect(await askState(receiver)).toEqual([200, { state: "full" }]);
  });

  it("a withdrawal frees the place and deletes the person; the person may take part again, as a new person", async () => {
    await start({ quota: 1 });
    const first = await askForPlace(receiver, { person: "P1" });
    await finish(first, first.answer.condition);
    expect(await askState(receiver)).toEqual([200, { state: "full" }]);
    await sent(other, aWithdrawal(first.session));
    expect(await placesNow()).toEqual([]);
    expect((await askForPlace(receiver, { person: "P1" })).answer.state).toBe("open");
  });

  it("a withdrawal of one of two sessions of a person keeps the place of the other session", async () => {
    await start({ quota: 1 });
    const sessions = [newSession(), newSession()];
    for (const session of sessions) await finish({ session, person: "P1" }, "high");
    await sent(other, aWithdrawal(sessions[0] ?? ""));
    expect(await askState(receiver)).toEqual([200, { state: "full" }]);
    expect(JSON.stringify(await placesNow())).not.toContain(sessions[0]);
  });

  it("the receiver deletes the places of withdrawn sessions when it starts, because an older backup may have restored them", async () => {
    await start();
    const [withdrawn, kept] = [newSession(), newSession()];
    await sent(receiver, aWithdrawal(withdrawn));
    const store = await openRecords(readStoreSettings(environment), { serves: false });
    const places = createPlaces(store.places, async () => parseStudies(file.read()));
    for (const session of [withdrawn, kept])
      await places.offer({
        protocol: PROTOCOL,
        session,
        person: hashOf(session),
        rehearsal: false,
      });
    await store.close();
    await startReceiver(environment);
    expect((await placesNow()).map(({ session }) => session)).toEqual([kept]);
  });

  it("no place remains of sessions that are withdrawn while their records arrive", async () => {
    await start();
    const sessions = Array.from({ length: 10 }, newSession);
    await Promise.all(
      sessions.flatMap((session) => [
        sent(receiver, startOf({ session })),
        sent(other, aWithdrawal(session)),
        sent(receiver, aStep({ session, condition: "high" })),
      ]),
    );
    expect(await placesNow()).toEqual([]);
  });

  it("sessions that drew their condition count in the condition of their records, also those of earlier releases", async () => {
    await start();
    for (const source of ["drawn", "address", "list"])
      await sent(receiver, startOf({ session: newSession() }, { conditionSource: source }));
    const earlier = ofFormat1(aStep({ condition: "high", conditionSource: "drawn" }));
    Object.assign(earlier, { person: 7, rehearsal: true });
    expect((await sent(receiver, earlier))[0]).toBe(200);
    const answers = [];
    for (let count = 0; count < 4; count++) answers.push((await askForPlace(other)).answer);
    expect(answers.map(({ condition }) => condition)).toEqual(["low", "low", "low", "low"]);
  });

  it("a session that was offered one condition and did another counts only in the condition of its records", async () => {
    await start({ quota: { high: 1, low: 1 } });
    const { session, answer } = await askForPlace(receiver);
    const condition = answer.condition === "high" ? "low" : "high";
    await sent(receiver, startOf({ session }, { condition, conditionSource: "drawn" }));
    expect((await askForPlace(other)).answer.condition).toBe(answer.condition);
  });

  it("rehearsals neither occupy a place nor count", async () => {
    await start({ quota: 1 });
    const asked = await askForPlace(receiver, { rehearsal: true });
    expect(asked.answer).toEqual({ state: "open", condition: null, row: null });
    const { session } = asked;
    await sent(receiver, startOf({ session }, { rehearsal: true }));
    for (const step of STEPS)
      await sent(receiver, aStep({ session, step, condition: "high", rehearsal: true }));
    await sent(receiver, anEnd(session, { rehearsal: true }));
    expect(await placesNow()).toEqual([]);
  });

  it("the participants of a corrected version count together with those of the first version", async () => {
    await start();
    const corrected = "b".repeat(64);
    const conditions = ["high", "low"].map((name) => ({ name, steps: ["stroop"], rows: null }));
    const version = { documents: [], title: "A study", conditions, leaseMinutes: 45 };
    file.write({ quota: 2 }, { [corrected]: { ...version, quota: 2, sameStudyAs: [PROTOCOL] } });
    await finish({ session: newSession() }, "high");
    const { session, answer } = await askForPlace(receiver, { protocol: corrected });
    expect(answer.condition).toBe("low");
    await sent(receiver, startOf({ session }, { protocol: corrected, condition: "low" }));
    for (const protocol of [PROTOCOL, corrected])
      expect(await askState(other, protocol)).toEqual([200, { state: "full" }]);
  });

  it("a participant of a version with more steps who stops early has not finished the version with fewer steps", async () => {
    await start();
    const shorter = "b".repeat(64);
    const conditions = ["high", "low"].map((name) => ({ name, steps: ["stroop"], rows: null }));
    file.write({}, { [shorter]: aStudy({ conditions, quota: 1, sameStudyAs: [PROTOCOL] }) });
    const session = newSession();
    await sent(receiver, startOf({ session }, { condition: "high" }));
    await sent(receiver, aStep({ session, step: "stroop", condition: "high" }));
    expect(await askState(receiver, shorter)).toEqual([200, { state: "full" }]);
    later(60);
    expect(await askState(other, shorter)).toEqual([200, { state: "open" }]);
    const [, , ...rows] = (await run("places")).map((line) => line.split(/ {2,}/));
    expect(rows[0]).toEqual(["high", "0", "0", "0", "1", "none"]);
    // The new person is assigned one of the two empty groups at random.
    expect((await askForPlace(other, { protocol: shorter })).answer.state).toBe("open");
  });

  it("a participant counts for the lease of the own version, whichever version is asked about", async () => {
    await start();
    const longer = "b".repeat(64);
    file.write(
      { quota: 1 },
      { [longer]: aStudy({ leaseMinutes: 300, quota: 1, sameStudyAs: [PROTOCOL] }) },
    );
    const session = newSession();
    await sent(receiver, aStep({ session, protocol: longer, condition: "high" }));
    later(100);
    for (const protocol of [PROTOCOL, longer])
      expect(await askState(other, protocol)).toEqual([200, { state: "full" }]);
  });

  it("a person whose last two steps arrive at two receivers at the same moment has finished", async () => {
    await start({ quota: { high: 1, low: 0 } });
    const session = newSession();
    const [first, second] = STEPS.map((step) => aStep({ session, step, condition: "high" }));
    const store = await openRecords(readStoreSettings(environment), { serves: false });
    const places = createPlaces(store.places, async () => parseStudies(file.read()));
    let answer: unknown;
    // The receiver of the first step has read the stored steps, and waits while the other receiver counts both steps.
    const receive = createSessions(store, {
      ...places,
      async count(news) {
        answer = await sent(other, second);
        await places.count(news);
      },
    });
    const body = Buffer.from(JSON.stringify(first));
    await receive(parseSent(await readRecord(body), [PROTOCOL]), body, () => undefined);
    await store.close();
    expect(answer).toMatchObject([200, { ok: true }]);
    later(24 * 60);
    expect(await askState(receiver)).toEqual([200, { state: "full" }]);
  });

  it("a paused study is closed to new people, also with an offer, and open to those who have begun", async () => {
    await start();
    const [offered, begun] = [await askForPlace(receiver), await askForPlace(receiver)];
    await sent(receiver, startOf(begun, { ...begun.answer, state: undefined }));
    file.write({ paused: true });
    expect(await askState(other)).toEqual([200, { state: "paused" }]);
    for (const each of [offered, { person: "P9" }])
      expect((await askForPlace(other, each)).answer).toEqual({
        state: "paused",
        condition: null,
        row: null,
      });
    expect((await askForPlace(other, begun)).answer).toEqual(begun.answer);
    expect((await sent(receiver, aStep({ session: begun.session })))[0]).toBe(200);
    file.write({ paused: false });
    expect((await askForPlace(receiver, offered)).answer).toEqual(offered.answer);
  });

  it("the command “places” lists participants by condition, and the sessions beyond the quota with the reason", async () => {
    await start({ quota: { high: 1, low: 1 } });
    const inTime = { session: newSession() };
    await finish(inTime, "low", "address");
    const late = await askForPlace(receiver);
    expect(late.answer.condition).toBe("high");
    await sent(receiver, startOf(late, { condition: "high" }));
    later(20);
    const [next, drawn] = [await askForPlace(receiver), { session: newSession() }];
    await finish(next, "high");
    await finish(drawn, "high", "drawn");
    await finish(late, "high");
    await askForPlace(receiver);
    const lines = await run("places");
    expect(lines.slice(0, 4).map((line) => line.split(/ {2,}/))).toEqual([
      [`A study (${PROTOCOL.slice(0, 12)})`],
      ["condition", "offered", "begun", "finished", "free", "quota"],
      ["high", "0", "0", "3", "0", "1"],
      ["low", "0", "0", "1", "0", "1"],
    ]);
    expect(lines[4]).toBe("high: 3 with a quota of 1. Sessions that took no free place:");
    expect(lines.slice(5, 7).sort()).toEqual(
      [
        `  ${late.session}: a record arrived while the session had no place`,
        `  ${drawn.session}: did not receive its condition from this receiver (drawn)`,
      ].sort(),
    );
    const began = lines.flatMap((line) => /^began: \S+Z (\d+)/.exec(line)?.[1] ?? []);
    expect(began.map(Number).reduce((sum, each) => sum + each, 0)).toBe(4);
  });

  it("a person who begins on two devices has one place, and neither session counts as one without a place", async () => {
    await start({ quota: { high: 1, low: 0 } });
    const [one, two] = [
      await askForPlace(receiver, { person: "P1" }),
      await askForPlace(other, { person: "P1" }),
    ];
    for (const each of [one, two]) await finish(each, "high");
    const [place, ...others] = await placesNow();
    expect(others).toEqual([]);
    expect(place?.sessions.map(({ session, late }) => [session, late])).toEqual([
      [one.session, false],
      [two.session, false],
    ]);
  });

  it("a person whose URL named a condition that the study does not have receives a condition of the study", async () => {
    await start({ quota: 5 });
    const whose = { session: newSession(), person: "P1" };
    await sent(receiver, startOf(whose, { condition: "medium", conditionSource: "address" }));
    later(20);
    const { answer } = await askForPlace(other, { person: "P1" });
    expect(["high", "low"]).toContain(answer.condition);
  });

  it("the command “free” frees the place of a session", async () => {
    await start({ quota: { high: 1, low: 0 } });
    const session = newSession();
    for (const step of STEPS) await sent(receiver, aStep({ session, step, condition: "high" }));
    expect(await askState(receiver)).toEqual([200, { state: "full" }]);
    later(1);
    expect(await run("free", session, "unknown1")).toEqual([
      `${session}: free`,
      "unknown1: has no place",
    ]);
    expect(await askState(receiver)).toEqual([200, { state: "open" }]);
  });

  it.each([
    ["a receiver that starts", async () => void (await startReceiver(environment))],
    ["the command “places --recount”", async () => void (await run("places", "--recount"))],
  ])(
    "%s counts the records that were stored before the study was in the file",
    async (_, count) => {
      await start();
      file.writeText(JSON.stringify({ format: 1, studies: {} }));
      const plain = await startReceiver({ ...environment, PROTOCOLS: PROTOCOL });
      const session = newSession();
      for (const record of [
        aStart(session, { condition: "high" }),
        ...STEPS.map((step) => aStep({ session, step, condition: "high" })),
        anEnd(session),
      ])
        expect((await sent(plain, record))[0]).toBe(200);
      expect(await placesNow()).toEqual([]);
      file.write({ quota: { high: 1, low: 1 } });
      await count();
      const answers = [await askForPlace(receiver), await askForPlace(other)];
      expect(answers.map(({ answer, status }) => answer.condition ?? status)).toEqual(["low", 429]);
    },
  );

  /** Starts the session routes of a receiver that does not listen, and returns them with a function that ends them. */
  async function startRoutes() {
    const settings = readSettings({ PORT: "0", ALLOWED_ORIGINS: SITE, ...environment });
    const store = await openRecords(settings, { serves: false });
    const routes = createSessionRoutes(
      store,
      settings,
      () => undefined,
      async () => parseStudies(file.read()),
    );
    await routes.countEarlier();
    return { tidy: routes.tidy, close: store.close };
  }

  /** Starts receivers of a study that is accepted, but not in the file of running studies. */
  async function startUncounted() {
    await start();
    file.writeText(JSON.stringify({ format: 1, studies: {} }));
    return startReceiver({ ...environment, PROTOCOLS: PROTOCOL });
  }

  it.each(["a running receiver", "a receiver that starts"])(
    "%s counts the people who finished before the study was in the file, also if a new person came first",
    async (which) => {
      const plain = await startUncounted();
      const running = await startRoutes();
      for (const session of [newSession(), newSession()])
        for (const record of [
          aStart(session, { condition: "high" }),
          ...STEPS.map((step) => aStep({ session, step, condition: "high" })),
          anEnd(session),
        ])
          expect((await sent(plain, record))[0]).toBe(200);
      file.write({ quota: 3 });
      const first = await askForPlace(receiver);
      expect(first.answer.state).toBe("open");
      await sent(receiver, startOf(first, { condition: first.answer.condition }));
      expect(await askState(receiver)).toEqual([200, { state: "open" }]);
      if (which === "a running receiver") await running.tidy();
      else await startReceiver(environment);
      await running.close();
      expect(await askState(receiver)).toEqual([200, { state: "full" }]);
      expect((await askForPlace(other)).answer.state).toBe("full");
    },
  );

  it("a person who began before the study was in the file, and finished afterwards, counts in the condition and row of the start", async () => {
    const plain = await startUncounted();
    const running = await startRoutes();
    const session = newSession();
    await sent(plain, startOf({ session }, { condition: "high", row: 1 }));
    await sent(plain, aStep({ session, condition: "high" }));
    file.write({ quota: { high: 1, low: 1 } });
    // An end does not state the condition.
    await sent(receiver, anEnd(session));
    await running.tidy();
    await running.close();
    expect(await placesNow()).toMatchObject([{ condition: "high", row: 1 }]);
    const answers = [await askForPlace(receiver), await askForPlace(other)];
    expect(answers.map(({ answer, status }) => answer.condition ?? status)).toEqual(["low", 429]);
  });

  it("counting all records again changes no number: of sessions in two conditions, an unused offer, and a freed place", async () => {
    await start({ quota: { high: 5, low: 5 } });
    const whose = () => ({ session: newSession(), person: "P1" });
    await finish(whose(), "high");
    await finish(whose(), "low", "address");
    await sent(receiver, startOf(whose(), { condition: "high" }));
    const freed = newSession();
    await sent(receiver, aStep({ session: freed, condition: "low" }));
    later(1);
    await run("free", freed);
    await askForPlace(receiver);
    const before = await run("places");
    for (let count = 0; count < 2; count++) await run("places", "--recount");
    expect(await run("places")).toEqual(before);
  });
}
