import { SESSIONS_DATABASE, type Session } from "@/experiments/engine/session";
import { sampleSession } from "./sample/sample-session";

jest.mock("idb", () => jest.requireActual("./fake-idb"));

type Store = typeof import("@/experiments/engine/session-store.client");
type Fake = typeof import("./fake-idb");

/** The store as a newly opened page has it, on a device that keeps what `fake` keeps. */
let store: Store;
let fake: Fake;

beforeEach(() => {
  jest.resetModules();
  fake = require("./fake-idb");
  store = require("@/experiments/engine/session-store.client");
  Object.assign(globalThis, { indexedDB: fake.indexedDbList });
});

const stored = (name: string) => fake.kept.get(SESSIONS_DATABASE)?.get(name);
const ids = async () => (await store.readSessions()).sessions.map(({ id }) => id);

it("looking leaves nothing on the device", async () => {
  expect(await store.readSessions()).toEqual({ sessions: [], damaged: 0 });
  expect(await store.readSession("a1b2")).toBeUndefined();
  expect(await store.eraseSession("a1b2")).toBe(true);
  expect(fake.kept.size).toBe(0);
  expect(store.isKeptOnDevice()).toBe(true);
});

it("keeps sessions, and gives them newest first", async () => {
  await store.keepSession(sampleSession({ id: "older", startedAt: "2026-11-20T10:00:00.000Z" }));
  await store.keepSession(sampleSession({ id: "newer", startedAt: "2026-11-21T10:00:00.000Z" }));
  await store.keepSession(sampleSession({ id: "older", startedAt: "2026-11-20T10:00:00.000Z" }));
  expect(await ids()).toEqual(["newer", "older"]);
  expect(await store.readSession("older")).toMatchObject({ id: "older" });
  expect(store.isKeptOnDevice()).toBe(true);
});

it("sets damaged entries aside, counts them once, and keeps the others", async () => {
  await store.keepSession(sampleSession());
  stored("sessions")?.set("broken", { id: "broken" });
  const { sessions, damaged } = await store.readSessions();
  expect([sessions.length, damaged]).toEqual([1, 1]);
  expect((await store.readSessions()).damaged).toBe(0);
  expect([...(stored("set-aside")?.values() ?? [])]).toMatchObject([{ value: { id: "broken" } }]);
});

it("erases one session, with what waits to be sent of it", async () => {
  await store.keepSession(sampleSession({ id: "first" }));
  await store.keepSession(sampleSession({ id: "second" }));
  stored("outbox")?.set("first", { id: "first" });
  expect(await store.eraseSession("first")).toBe(true);
  expect(await ids()).toEqual(["second"]);
  expect(stored("outbox")?.size).toBe(0);
});

it("erases everything, the database too", async () => {
  await store.keepSession(sampleSession());
  expect(await store.eraseAllSessions()).toBe(true);
  expect(fake.kept.size).toBe(0);
  expect(await ids()).toEqual([]);
  await store.keepSession(sampleSession({ id: "again" }));
  expect(await ids()).toEqual(["again"]);
});

it.each(["refuses", "isFull"] as const)(
  "holds sessions in the page where the browser %s",
  async (how) => {
    fake.browser[how] = true;
    await store.keepSession(sampleSession());
    expect(store.isKeptOnDevice()).toBe(false);
    expect(await ids()).toEqual(["a1b2c3d4e5f6"]);
    expect(await store.eraseSession("a1b2c3d4e5f6")).toBe(true);
    expect(await ids()).toEqual([]);
  },
);

it("says when the device would not erase", async () => {
  await store.keepSession(sampleSession());
  fake.browser.refuses = true;
  expect(await store.eraseAllSessions()).toBe(false);
});

it("tells who listens, until they stop", async () => {
  const listener = jest.fn();
  const stop = store.onSessionsChange(listener);
  await store.keepSession(sampleSession());
  await store.eraseSession("a1b2c3d4e5f6");
  await store.eraseAllSessions();
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  await store.keepSession(sampleSession());
  expect(listener).toHaveBeenCalledTimes(3);
});

describe("another tab", () => {
  const running = (parts: Partial<Session> = {}) =>
    sampleSession({ status: "running", blocksDone: 1, blocks: 3, ...parts });

  it("that erases a run has it stay erased, though it goes on here", async () => {
    await store.keepSession(running());
    stored("sessions")?.clear();
    await store.keepSession(running({ blocksDone: 2 }));
    expect(await ids()).toEqual([]);
    expect(store.isKeptOnDevice("a1b2c3d4e5f6")).toBe(false);
  });

  it("that goes on with a run is not overwritten by this one", async () => {
    await store.keepSession(running());
    stored("sessions")?.set("a1b2c3d4e5f6", running({ sittings: 2, blocksDone: 2 }));
    await store.keepSession(running({ blocksDone: 2 }));
    expect(await store.readSession("a1b2c3d4e5f6")).toMatchObject({ sittings: 2 });
    expect(store.isKeptOnDevice("a1b2c3d4e5f6")).toBe(false);
  });

  it.each([
    ["has ended", running({ status: "finished", blocksDone: 3 })],
    ["has gone on with", running({ sittings: 2 })],
    ["is further in", running({ blocksDone: 2 })],
    ["has erased", undefined],
  ])("keeps a run that it %s from being taken up here", async (_, now) => {
    await store.keepSession(running());
    if (now) stored("sessions")?.set("a1b2c3d4e5f6", now);
    else stored("sessions")?.clear();
    expect(await store.resumeSession(running())).toBeNull();
    expect(stored("sessions")?.get("a1b2c3d4e5f6")).toEqual(now);
  });
});

it("a run that is taken up again is in its next sitting, and says so", async () => {
  const session = sampleSession({ status: "running", blocksDone: 1, blocks: 3 });
  await store.keepSession(session);
  const next = await store.resumeSession(session);
  expect(next?.sittings).toBe(session.sittings + 1);
  expect(next?.events.at(-1)).toMatchObject({ what: "resumed", block: 1 });
  expect(await store.readSession(session.id)).toEqual(next);
});

it("a run on a device that has become full goes on in the page, and only there", async () => {
  const session = sampleSession({ status: "running", blocksDone: 1, blocks: 3 });
  await store.keepSession(session);
  fake.browser.isFull = true;
  await store.keepSession({ ...session, blocksDone: 2 });
  expect(store.isKeptOnDevice(session.id)).toBe(false);
  expect(await store.readSession(session.id)).toMatchObject({ blocksDone: 2 });
  await store.keepSession(sampleSession({ id: "other" }));
  expect(await store.resumeSession({ ...session, blocksDone: 2 })).toMatchObject({ blocksDone: 2 });
  expect((await ids()).sort()).toEqual(["a1b2c3d4e5f6", "other"]);
});

it("a run that a new one takes the place of is no longer offered, and stays among the data", async () => {
  const session = sampleSession({ status: "running", blocksDone: 1, blocks: 3 });
  await store.keepSession(session);
  const { sessions: before } = await store.readSessions();
  expect(store.unfinished(before, session)).toEqual(session);
  await store.abandonSession(session);
  const { sessions } = await store.readSessions();
  expect(store.unfinished(sessions, session)).toBeUndefined();
  expect(sessions[0]).toMatchObject({ status: "abandoned", rows: session.rows });
  expect(sessions[0]?.events.at(-1)).toMatchObject({ what: "abandoned", block: 1 });
});

it.each([
  ["another language", { locale: "fr" }],
  ["another participant", { participant: { prolificPid: "b", studyId: null, sessionId: null } }],
  ["another app", { app: "flanker" }],
] as const)("an unfinished run is not offered in %s", (_, difference) => {
  const session = sampleSession({ status: "running", blocksDone: 1, blocks: 3 });
  expect(store.unfinished([session], session)).toBe(session);
  expect(store.unfinished([session], { ...session, ...difference })).toBeUndefined();
});
