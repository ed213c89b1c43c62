/** @jest-environment node */
import { newBrowser, openPage } from "@/__tests__/fake-browser";
import type { Session } from "@/experiments/engine/session/session";
import { sampleSession } from "../../sample/sample-session";

let store: ReturnType<typeof page>;
let browser: ReturnType<typeof newBrowser>;

const page = () =>
  openPage(
    () =>
      require("@/experiments/engine/session/session-store.client") as typeof import("@/experiments/engine/session/session-store.client"),
  );

beforeEach(() => {
  browser = newBrowser(Date.parse("2026-11-21T12:00:00Z"));
  store = page();
});

const ID = "a1b2c3d4e5f6";
const ids = async () => (await store.readSessions()).sessions.map(({ id }) => id);

/**
 * Changes or reads the stored data directly, without the module session-store. The tests thereby simulate another tab
 * or damaged data.
 */
const inStorage = async (
  name: "sessions" | "outbox" | "set-aside",
  act: "put" | "delete" | "getAll",
  ...given: unknown[]
) => {
  const database = await store.sessionsDevice.existing();
  const action = database?.[act] as unknown as (...all: unknown[]) => Promise<unknown>;
  return action.call(database, name, ...given);
};

it("reading or erasing sessions does not create a database on the device", async () => {
  expect(await store.readSessions()).toEqual({ sessions: [], damaged: 0 });
  expect(await store.readSession("a1b2")).toBeUndefined();
  expect(await store.eraseSession("a1b2")).toBe(true);
  expect(await browser.databases()).toEqual([]);
  expect(store.isKeptOnDevice()).toBe(true);
});

it("sessions are stored once each, and the newest session is returned first", async () => {
  await store.keepSession(sampleSession({ id: "older", startedAt: "2026-11-20T10:00:00.000Z" }));
  await store.keepSession(sampleSession({ id: "newer", startedAt: "2026-11-21T10:00:00.000Z" }));
  await store.keepSession(sampleSession({ id: "older", startedAt: "2026-11-20T10:00:00.000Z" }));
  expect(await ids()).toEqual(["newer", "older"]);
  expect(await store.readSession("older")).toMatchObject({ id: "older" });
  expect(store.isKeptOnDevice()).toBe(true);
});

it("damaged entries are moved to a separate store and counted once, and undamaged sessions are returned", async () => {
  await store.keepSession(sampleSession());
  await inStorage("sessions", "put", { id: "broken" }, "broken");
  const { sessions, damaged } = await store.readSessions();
  expect([sessions.length, damaged]).toEqual([1, 1]);
  expect((await store.readSessions()).damaged).toBe(0);
  expect(await inStorage("set-aside", "getAll")).toMatchObject([{ value: { id: "broken" } }]);
});

it("erasing a session also removes the session from the outbox", async () => {
  await store.keepSession(sampleSession({ id: "first" }));
  await store.keepSession(sampleSession({ id: "second" }));
  await inStorage("outbox", "put", { id: "first" }, "first");
  expect(await store.eraseSession("first")).toBe(true);
  expect(await ids()).toEqual(["second"]);
  expect(await inStorage("outbox", "getAll")).toEqual([]);
});

it("erasing all sessions also removes the database", async () => {
  await store.keepSession(sampleSession());
  expect(await store.eraseAllSessions()).toBe(true);
  expect(await browser.databases()).toEqual([]);
  expect(await ids()).toEqual([]);
  await store.keepSession(sampleSession({ id: "again" }));
  expect(await ids()).toEqual(["again"]);
});

it.each(["refuseStorage", "fillStorage"] as const)(
  "sessions are kept in the page's memory if the device refuses storage (%s)",
  async (fault) => {
    browser[fault]();
    await store.keepSession(sampleSession());
    expect(store.isKeptOnDevice()).toBe(false);
    expect(await ids()).toEqual([ID]);
    expect(await store.eraseSession(ID)).toBe(true);
    expect(await ids()).toEqual([]);
  },
);

it("erasing all sessions returns false if the device refuses the deletion", async () => {
  await store.keepSession(sampleSession());
  browser.refuseStorage();
  expect(await store.eraseAllSessions()).toBe(false);
});

it("subscribers are notified of changes until they unsubscribe", async () => {
  const listener = jest.fn();
  const stop = store.onSessionsChange(listener);
  await store.keepSession(sampleSession());
  await store.eraseSession(ID);
  await store.eraseAllSessions();
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  await store.keepSession(sampleSession());
  expect(listener).toHaveBeenCalledTimes(3);
});

describe("a run that is open in this tab and in another tab", () => {
  const running = (parts: Partial<Session> = {}) =>
    sampleSession({ status: "running", blocksDone: 1, blocks: 3, ...parts });

  it("remains erased after the other tab has erased the run, even if this tab continues the run", async () => {
    await store.keepSession(running());
    await inStorage("sessions", "delete", ID);
    await store.keepSession(running({ blocksDone: 2 }));
    expect(await ids()).toEqual([]);
    expect(store.isKeptOnDevice(ID)).toBe(false);
  });

  it("is not overwritten by this tab if the other tab has continued the run", async () => {
    await store.keepSession(running());
    await inStorage("sessions", "put", running({ sittings: 2, blocksDone: 2 }), ID);
    await store.keepSession(running({ blocksDone: 2 }));
    expect(await store.readSession(ID)).toMatchObject({ sittings: 2 });
    expect(store.isKeptOnDevice(ID)).toBe(false);
  });

  it.each([
    ["has ended", running({ status: "finished", blocksDone: 3 })],
    ["has continued", running({ sittings: 2 })],
    ["has advanced", running({ blocksDone: 2 })],
    ["has erased", undefined],
  ])("cannot be resumed in this tab if the other tab %s the run", async (_, now) => {
    await store.keepSession(running());
    if (now) await inStorage("sessions", "put", now, ID);
    else await inStorage("sessions", "delete", ID);
    expect(await store.resumeSession(running())).toBeNull();
    expect(await store.readSession(ID)).toEqual(now);
  });
});

it("a resumed run has the next sitting number, and an event records the resumption", async () => {
  const session = sampleSession({ status: "running", blocksDone: 1, blocks: 3 });
  await store.keepSession(session);
  const next = await store.resumeSession(session);
  expect(next?.sittings).toBe(session.sittings + 1);
  expect(next?.events.at(-1)).toMatchObject({ what: "resumed", block: 1 });
  expect(await store.readSession(session.id)).toEqual(next);
});

it("a run on a device that has become full continues only in the page's memory", async () => {
  const session = sampleSession({ status: "running", blocksDone: 1, blocks: 3 });
  await store.keepSession(session);
  browser.fillStorage();
  await store.keepSession({ ...session, blocksDone: 2 });
  expect(store.isKeptOnDevice(session.id)).toBe(false);
  expect(await store.readSession(session.id)).toMatchObject({ blocksDone: 2 });
  await store.keepSession(sampleSession({ id: "other" }));
  expect(await store.resumeSession({ ...session, blocksDone: 2 })).toMatchObject({ blocksDone: 2 });
  expect((await ids()).sort()).toEqual([ID, "other"]);
});

it("a run that is abandoned for a new run can no longer be resumed, but its data remain stored", async () => {
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
  ["a page in another language", { locale: "fr" }],
  ["another participant", { participant: { prolificPid: "b", studyId: null, sessionId: null } }],
  ["a page of another app", { app: "flanker" }],
  ["a page that rehearses", { rehearsal: true }],
] as const)("an unfinished run is not offered for continuation to %s", (_, difference) => {
  const session = sampleSession({ status: "running", blocksDone: 1, blocks: 3 });
  expect(store.unfinished([session], session)).toBe(session);
  expect(store.unfinished([session], { ...session, ...difference })).toBeUndefined();
});

it("a device whose storage was full stores later sessions as soon as it has space again", async () => {
  jest.spyOn(indexedDB, "open").mockImplementationOnce(() => {
    const error = new DOMException("full", "QuotaExceededError");
    const request = Object.defineProperty(new IDBOpenDBRequest(), "error", { value: error });
    request.addEventListener = (type: string, listener: unknown) => {
      if (type === "error") queueMicrotask(listener as () => void);
    };
    return request;
  });
  await store.keepSession(sampleSession());
  expect(store.isKeptOnDevice()).toBe(false);
  await store.keepSession(sampleSession());
  expect(store.isKeptOnDevice()).toBe(true);
  expect(await browser.databases()).toHaveLength(1);
});
