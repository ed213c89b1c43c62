/** @jest-environment node */
import type { OutboxEntry } from "@/components/shell/outbox/store";

jest.mock("idb", () => jest.requireActual("../../experiments/fake-idb"));

type Outbox = typeof import("@/components/shell/outbox/outbox");
type Store = typeof import("@/components/shell/outbox/store");
type Fake = typeof import("../../experiments/fake-idb");

const NOW = Date.parse("2026-11-21T12:00:00Z");

let outbox: Outbox;
let store: Store;
let fake: Fake;
const sending = jest.fn<Promise<Response>, [{ url: string }, string]>();
const told = jest.fn();

/** A newly opened page on a device that keeps what is there. */
function openPage() {
  const databases = fake ? [...fake.kept] : [];
  jest.resetModules();
  fake = require("../../experiments/fake-idb");
  for (const [name, stores] of databases) fake.kept.set(name, stores);
  store = require("@/components/shell/outbox/store");
  outbox = require("@/components/shell/outbox/outbox");
  Object.assign(globalThis, { indexedDB: fake.indexedDbList });
}

/** Locks of one browser, shared by its tabs: who comes while one is held does not get it. */
function browserLocks() {
  const held = new Set<string>();
  return {
    request: async (name: string, _: object, action: (lock: object | null) => Promise<unknown>) => {
      if (held.has(name)) return action(null);
      held.add(name);
      try {
        return await action({});
      } finally {
        held.delete(name);
      }
    },
  };
}

const entry = (id = "a", changes: Partial<OutboxEntry> = {}): OutboxEntry => ({
  message: {
    id,
    name: "Léa",
    email: "lea@lab.example",
    kind: "lab",
    message: "Bonjour",
    language: "fr",
  },
  attachment: null,
  handedOverAt: new Date(NOW).toISOString(),
  failures: 0,
  notBefore: 0,
  problem: null,
  ...changes,
});

const answer = (status: number, body: object = {}, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });
const waiting = async () => (await store.readOutbox()).map(({ message }) => message.id);

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ["queueMicrotask", "nextTick", "setImmediate"] });
  fake?.kept.clear();
  openPage();
  fake.browser.refuses = false;
  fake.browser.isFull = false;
  sending.mockReset().mockImplementation(async () => answer(200, { ok: true }));
  told.mockReset();
  Object.defineProperty(globalThis, "navigator", {
    configurable: true,
    value: { locks: browserLocks() },
  });
  Object.assign(globalThis, {
    BroadcastChannel: class {
      postMessage = told;
    },
  });
  process.env.NEXT_PUBLIC_CONTACT_ENDPOINT = "https://forms.lab.example/contact";
});

afterEach(() => {
  delete process.env.NEXT_PUBLIC_CONTACT_ENDPOINT;
  jest.useRealTimers();
});

it("looking leaves nothing on the device", async () => {
  expect(await store.readOutbox()).toEqual([]);
  expect(await store.readDraft()).toBeUndefined();
  await store.eraseDraft();
  expect(fake.kept.size).toBe(0);
});

it("a message that arrives leaves the outbox, and the others hear of it", async () => {
  await store.handOver(entry());
  expect(await outbox.sendEntry("a", sending)).toEqual({ status: "arrived" });
  expect(sending.mock.calls[0]?.[0].url).toBe("https://forms.lab.example/contact");
  expect(await waiting()).toEqual([]);
  expect(told).toHaveBeenLastCalledWith({ id: "a", what: "arrived" });
});

it("a draft leaves the device in the step in which its message enters the outbox", async () => {
  await store.keepDraft({ values: { message: "Bonjour" }, attachment: null, keptAt: "" });
  await store.handOver(entry());
  expect(await store.readDraft()).toBeUndefined();
  expect(await waiting()).toEqual(["a"]);
});

it.each([
  ["a connection that fails", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["a time-out", () => Promise.reject(new DOMException("late", "TimeoutError"))],
  ["an answer of 500", async () => answer(500)],
  ["an answer that is cut off", async () => ({ text: () => Promise.reject(new TypeError("cut")) })],
])("%s leaves it there, and it goes with the same id from the next page", async (_, fault) => {
  sending.mockImplementationOnce(fault as () => Promise<Response>);
  await store.handOver(entry());
  expect(await outbox.sendOutbox(sending)).toBe(true);
  expect(await waiting()).toEqual(["a"]);
  openPage();
  expect(await outbox.sendOutbox(sending)).toBe(false);
  expect(await waiting()).toEqual([]);
  expect(sending.mock.calls.map(([, id]) => id)).toEqual(["a", "a"]);
});

it("is not tried before the receiver wants it, not even by another page", async () => {
  sending.mockImplementationOnce(async () => answer(429, {}, { "Retry-After": "60" }));
  await store.handOver(entry());
  await outbox.sendOutbox(sending);
  jest.setSystemTime(NOW + 59_000);
  openPage();
  await outbox.sendOutbox(sending);
  expect(sending).toHaveBeenCalledTimes(1);
  jest.setSystemTime(NOW + 60_000);
  await outbox.sendOutbox(sending);
  expect(sending).toHaveBeenCalledTimes(2);
  expect(await waiting()).toEqual([]);
});

it("is not held for as long as the device's clock has been set back", async () => {
  sending.mockImplementationOnce(async () => answer(429, {}, { "Retry-After": "60" }));
  await store.handOver(entry());
  await outbox.sendOutbox(sending);
  jest.setSystemTime(NOW - 30 * 86_400_000);
  await outbox.sendOutbox(sending);
  expect(sending).toHaveBeenCalledTimes(2);
  expect(await waiting()).toEqual([]);
});

it("waits as the receiver asks, else ever longer", () => {
  const waits = [
    entry("a"),
    entry("a", { notBefore: NOW + 2000 }),
    entry("a", { failures: 1 }),
    entry("a", { failures: 3 }),
    entry("a", { failures: 3, notBefore: NOW + 9000 }),
  ].map((each) => outbox.waitOf(each, NOW));
  expect(waits).toEqual([5000, 2000, 5000, 120_000, 9000]);
});

it("what is refused is kept with the reasons, and not tried again", async () => {
  sending.mockImplementation(async () =>
    answer(422, { errors: [{ field: "email", message: "should be an email" }] }),
  );
  await store.handOver(entry());
  await outbox.sendOutbox(sending);
  expect(await outbox.sendOutbox(sending)).toBe(false);
  expect(sending).toHaveBeenCalledTimes(1);
  expect((await store.readEntry("a"))?.problem).toEqual({
    kind: "refused",
    refusals: [{ field: "email", text: "should be an email" }],
  });
});

it("several tabs send a message once, and none takes it back meanwhile", async () => {
  let arrive = (_: Response) => {};
  sending.mockImplementation(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  await store.handOver(entry());
  const first = outbox.sendEntry("a", sending);
  expect(await outbox.sendEntry("a", sending)).toBeNull();
  expect(await outbox.takeEntry("a", store.makeDraft)).toBeNull();
  await new Promise(setImmediate);
  arrive(answer(200));
  expect(await first).toEqual({ status: "arrived" });
  expect(sending).toHaveBeenCalledTimes(1);
});

it("what was taken back is a draft of this device, and sent no more", async () => {
  await store.handOver(entry());
  expect((await outbox.takeEntry("a", store.makeDraft))?.message.message).toBe("Bonjour");
  openPage();
  const { id: _, ...values } = entry().message;
  expect(await store.readDraft()).toMatchObject({ values });
  await outbox.sendOutbox(sending);
  expect(sending).not.toHaveBeenCalled();
  expect(await store.readOutbox()).toEqual([]);
});

it.each(["refuses", "isFull"] as const)(
  "a device that %s leaves the message to the page, which says so and sends it",
  async (fault) => {
    fake.browser[fault] = true;
    expect(await store.handOver(entry())).toBe(false);
    expect(store.isOnDevice("a")).toBe(false);
    sending.mockImplementationOnce(async () => answer(503));
    await outbox.sendOutbox(sending);
    expect((await store.readEntry("a"))?.failures).toBe(1);
    await outbox.sendOutbox(sending);
    expect(await waiting()).toEqual([]);
  },
);

it("what is stored and is no message harms nothing", async () => {
  await store.handOver(entry());
  const stored = fake.kept.get(store.CONTACT_DATABASE)?.get("outbox");
  for (const [index, value] of [null, 7, "x", [], {}, { message: null }].entries())
    stored?.set(`wrong${index}`, value);
  expect(await waiting()).toEqual(["a"]);
  expect(await outbox.sendOutbox(sending)).toBe(false);
});

it("erasing takes all of it from the device", async () => {
  await store.handOver(entry());
  expect(await store.eraseContact()).toBe(true);
  expect(fake.kept.size).toBe(0);
  fake.browser.refuses = true;
  expect(await store.eraseContact()).toBe(false);
});

it("without an endpoint nothing is sent", async () => {
  process.env.NEXT_PUBLIC_CONTACT_ENDPOINT = "";
  await store.handOver(entry());
  await outbox.sendOutbox(sending);
  expect(sending).not.toHaveBeenCalled();
});
