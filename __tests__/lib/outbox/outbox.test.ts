/** @jest-environment node */
import { newBrowser, openPage, pass, settle } from "@/__tests__/fake-browser";
import type { OutboxItem, Outcome } from "@/lib/outbox/outbox";

type Item = OutboxItem & { text: string };

const NOW = Date.parse("2026-11-21T12:00:00Z");
const NAME = "test-outbox";

let browser: ReturnType<typeof newBrowser>;
const sending = jest.fn<Promise<Outcome<Item>>, [Item, { signal: AbortSignal }]>();

const item = (id = "a"): Item => ({
  id,
  text: "Bonjour",
  failures: 0,
  notBefore: 0,
  problem: null,
});
const busy = (waitMs = 0) => ({ problem: { kind: "waiting" as const }, waitMs });
const refusal = { problem: { kind: "refused" as const }, waitMs: 0 };

function page() {
  return openPage(() => {
    const { deviceDatabase } =
      require("@/lib/device/database") as typeof import("@/lib/device/database");
    const { createOutbox } = require("@/lib/outbox/outbox") as typeof import("@/lib/outbox/outbox");
    const device = deviceDatabase<{ outbox: { key: string; value: Item } }>(NAME, (database) => {
      database.createObjectStore("outbox");
    });
    const outbox = createOutbox<Item>({
      name: NAME,
      existing: device.existing,
      parse: (stored) => (typeof Object(stored).text === "string" ? (stored as Item) : null),
      send: sending,
    });
    const store = (value: unknown, key: string) =>
      device.write(["outbox"], (transaction) =>
        transaction.objectStore("outbox").put(value as Item, key),
      );
    return {
      ...outbox,
      store,
      put: (one = item()) => outbox.add(one, () => store(one, one.id)),
      items: async () => {
        await outbox.clear();
        return outbox.state.get().items;
      },
      ids: () => outbox.state.get().items.map(({ id }) => id),
    };
  });
}

beforeEach(() => {
  browser = newBrowser(NOW);
  sending.mockReset().mockResolvedValue("sent");
});

it("the outbox creates no database if there is nothing to send", async () => {
  await page().start();
  expect(await browser.databases()).toEqual([]);
  expect(jest.getTimerCount()).toBe(0);
});

it("the outbox removes an item that was sent, and notifies every tab", async () => {
  const [here, there] = [page(), page()];
  await there.start();
  await here.put();
  await here.sendAll();
  await settle();
  expect(sending).toHaveBeenCalledTimes(1);
  for (const tab of [here, there])
    expect(tab.state.get()).toMatchObject({ items: [], sent: ["a"] });
  expect(await page().items()).toEqual([]);
});

it.each([
  ["with locks", () => {}],
  ["without locks", () => browser.withoutLocks()],
])("the outbox sends an item only once if a page starts sending twice, %s", async (_, prepare) => {
  prepare();
  const outbox = page();
  await outbox.put();
  await Promise.all([outbox.sendAll(), outbox.sendAll()]);
  expect(sending).toHaveBeenCalledTimes(1);
});

it("the outbox sends an item only once if two tabs try to send the item", async () => {
  const [here, there] = [page(), page()];
  await here.put();
  await Promise.all([here.sendAll(), there.sendAll()]);
  expect(sending).toHaveBeenCalledTimes(1);
  await settle();
  expect(there.state.get().sent).toEqual(["a"]);
});

it("the outbox stores an item that was not sent, and the next page sends the item with the same id", async () => {
  sending.mockResolvedValueOnce(busy());
  const first = page();
  await first.put();
  await first.sendAll();
  expect(first.state.get().items).toMatchObject([{ id: "a", failures: 1 }]);
  jest.clearAllTimers();
  await page().start();
  expect(sending.mock.calls.map(([{ id, text }]) => `${id} ${text}`)).toEqual([
    "a Bonjour",
    "a Bonjour",
  ]);
  expect(await page().items()).toEqual([]);
});

it("the outbox waits longer after every failure, but never more than ten minutes", async () => {
  sending.mockResolvedValue(busy());
  const outbox = page();
  await outbox.put();
  await outbox.sendAll();
  const attempts: number[] = [];
  sending.mockImplementation(async () => {
    attempts.push((Date.now() - NOW) / 1000);
    return busy();
  });
  await pass(1_500_000);
  expect(attempts).toEqual([5, 35, 155, 755, 1355]);
  sending.mockResolvedValue("sent");
  await pass(600_000);
  expect(jest.getTimerCount()).toBe(0);
});

it("the outbox waits as long as a Retry-After header demands, even if another page received the header", async () => {
  sending.mockResolvedValueOnce(busy(60_000));
  const outbox = page();
  await outbox.put();
  await outbox.sendAll();
  const other = page();
  await pass(59_000);
  await other.start();
  expect(sending).toHaveBeenCalledTimes(1);
  await pass(1_000);
  expect(sending).toHaveBeenCalledTimes(2);
  expect(outbox.ids()).toEqual([]);
});

it("the outbox does not wait for a time that was stored before the device's clock was set back", async () => {
  sending.mockResolvedValueOnce(busy(60_000));
  const outbox = page();
  await outbox.put();
  await outbox.sendAll();
  jest.setSystemTime(NOW - 30 * 86_400_000);
  await outbox.sendAll();
  expect(sending).toHaveBeenCalledTimes(2);
});

it("the outbox sets no timer while the browser is offline, and retries when the browser is online again", async () => {
  browser.navigator.onLine = false;
  sending.mockResolvedValueOnce(busy());
  const outbox = page();
  await outbox.put();
  await outbox.sendAll();
  expect(jest.getTimerCount()).toBe(0);
  browser.goOnline();
  await settle();
  expect(outbox.state.get().sent).toEqual(["a"]);
});

it("an attempt that began before the connection was back, and fails, is repeated at once", async () => {
  let fail = () => {};
  sending.mockReturnValueOnce(
    new Promise((resolve) => {
      fail = () => resolve(busy());
    }),
  );
  const outbox = page();
  await outbox.put();
  void outbox.sendAll();
  await settle();
  browser.goOnline();
  await settle();
  expect(sending).toHaveBeenCalledTimes(1);
  fail();
  await settle();
  expect(outbox.state.get().sent).toEqual(["a"]);
});

it("the outbox registers Background Sync while an item waits", async () => {
  sending.mockResolvedValueOnce(busy());
  const outbox = page();
  await outbox.put();
  await outbox.sendAll();
  await settle();
  expect(browser.syncTags).toEqual([NAME]);
  await outbox.sendAll();
  await settle();
  expect(browser.syncTags).toEqual([NAME]);
});

it("the worker sends due items, sets no timer and returns whether items are left", async () => {
  sending.mockResolvedValueOnce(busy());
  await page().put();
  const worker = page();
  expect(await worker.sendDue()).toBe(true);
  expect(jest.getTimerCount()).toBe(0);
  expect(await worker.sendDue()).toBe(false);
});

it("the outbox stores a refused item, and does not retry it", async () => {
  sending.mockResolvedValue(refusal);
  const outbox = page();
  await outbox.put();
  await outbox.sendAll();
  expect(await outbox.sendDue()).toBe(false);
  await page().start();
  expect(sending).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
  expect(await outbox.items()).toMatchObject([{ id: "a", problem: { kind: "refused" } }]);
});

it("if the next page requests another attempt for refused items, the outbox tries once to send them", async () => {
  sending.mockResolvedValue(refusal);
  const first = page();
  await first.put();
  await first.sendAll();
  const next = page();
  await next.start({ again: true });
  await next.start({ again: true });
  expect(sending).toHaveBeenCalledTimes(2);
});

it("the outbox does not change an item if the transport has made no attempt to send it", async () => {
  sending.mockResolvedValueOnce(null);
  const outbox = page();
  await outbox.put();
  await outbox.sendAll();
  expect(outbox.state.get()).toMatchObject({ items: [item()], sent: [] });
});

it("the outbox removes an item if the transport reports that the item need not be sent any more", async () => {
  sending.mockResolvedValueOnce("dropped");
  const outbox = page();
  await outbox.put();
  await outbox.sendAll();
  expect(outbox.state.get()).toMatchObject({ items: [], sent: [] });
});

describe("taking an item from the outbox", () => {
  it("stops the sending of the item", async () => {
    sending.mockImplementation(
      (_, { signal }) =>
        new Promise((resolve) => {
          signal.addEventListener("abort", () => resolve(busy()));
        }),
    );
    const outbox = page();
    await outbox.put();
    void outbox.sendAll();
    await settle();
    expect(await outbox.take("a")).toMatchObject({ text: "Bonjour" });
    expect(await outbox.items()).toEqual([]);
  });

  it("fails while another tab sends the item, and after the item was sent", async () => {
    let arrive = () => {};
    sending.mockImplementation(
      () =>
        new Promise((resolve) => {
          arrive = () => resolve("sent");
        }),
    );
    const [here, there] = [page(), page()];
    await here.put();
    void here.sendAll();
    await settle();
    expect(await there.take("a")).toBeNull();
    arrive();
    await settle();
    expect(await here.take("a")).toBeNull();
  });

  it("is possible as soon as another tab reports that the item was refused", async () => {
    sending.mockResolvedValue(refusal);
    const [here, there] = [page(), page()];
    await here.start();
    let taken: Promise<Item | null> | undefined;
    here.state.subscribe(() => {
      if (here.state.get().items[0]?.problem) taken ??= here.take("a");
    });
    await there.put();
    await there.sendAll();
    await settle();
    expect(await taken).toMatchObject({ id: "a" });
  });
});

it.each(["refuseStorage", "fillStorage"] as const)(
  "if the device does not store an item (%s), the outbox keeps it in memory and sends it",
  async (fault) => {
    browser[fault]();
    sending.mockResolvedValueOnce(busy());
    const outbox = page();
    await outbox.put();
    expect(outbox.isStored("a")).toBe(false);
    await outbox.sendAll();
    expect(outbox.state.get().items).toMatchObject([{ id: "a", failures: 1 }]);
    await outbox.sendAll();
    expect(outbox.state.get()).toMatchObject({ items: [], sent: ["a"] });
  },
);

it("the outbox ignores stored values that are not items", async () => {
  const outbox = page();
  await outbox.put();
  for (const [index, value] of [null, 7, "x", [], {}].entries())
    await outbox.store(value, `wrong${index}`);
  expect(await outbox.sendDue()).toBe(false);
  expect(sending).toHaveBeenCalledTimes(1);
});

describe("if the browser refuses storage", () => {
  const refuse = () => {
    throw new DOMException("denied", "SecurityError");
  };

  it("the outbox sends an item, even if the browser refuses locks, too", async () => {
    browser.refuseStorage();
    browser.navigator.locks = { request: async () => refuse() };
    const outbox = page();
    await outbox.put();
    await outbox.sendAll();
    expect(outbox.state.get()).toMatchObject({ items: [], sent: ["a"] });
  });

  it("the outbox sends an item, even if the browser refuses the channel between tabs, too", async () => {
    browser.refuseStorage();
    Object.assign(globalThis, { BroadcastChannel: refuse });
    const outbox = page();
    await outbox.put();
    await outbox.sendAll();
    expect(outbox.state.get()).toMatchObject({ items: [], sent: ["a"] });
  });

  it("the outbox does not take an error of the transport for a refused lock", async () => {
    sending.mockRejectedValue(new Error("fault"));
    const outbox = page();
    await outbox.put();
    await expect(outbox.sendDue()).rejects.toThrow("fault");
    expect(sending).toHaveBeenCalledTimes(1);
  });
});
