import { SESSIONS_DATABASE } from "@/experiments/engine/session";
import { sampleSession } from "./sample/sample-session";

jest.mock("idb", () => jest.requireActual("./fake-idb"));

type Outbox = typeof import("@/experiments/engine/outbox.client");
type Store = typeof import("@/experiments/engine/session-store.client");
type Fake = typeof import("./fake-idb");

let outbox: Outbox;
let store: Store;
let fake: Fake;
const fetching = jest.fn<Promise<Partial<Response>>, [string]>();

/** A newly opened page on a device that keeps what is there. */
function openPage() {
  const databases = fake ? [...fake.kept] : [];
  jest.resetModules();
  fake = require("./fake-idb");
  for (const [name, stores] of databases) fake.kept.set(name, stores);
  store = require("@/experiments/engine/session-store.client");
  outbox = require("@/experiments/engine/outbox.client");
  Object.assign(globalThis, { indexedDB: fake.indexedDbList });
}

const answer = (status: number, body = "", retryAfter: string | null = null) => ({
  status,
  text: async () => body,
  headers: { get: () => retryAfter } as unknown as Headers,
});
const waiting = () => [...(fake.kept.get(SESSIONS_DATABASE)?.get("outbox")?.values() ?? [])];
const finish = async (session = sampleSession()) => {
  await store.keepSession(session);
  await outbox.sendSession(session);
};

beforeEach(() => {
  jest.useFakeTimers();
  fake?.kept.clear();
  openPage();
  fetching.mockReset().mockResolvedValue(answer(201));
  Object.assign(globalThis, { fetch: fetching });
  // jsdom lacks it.
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
  process.env.NEXT_PUBLIC_SEND_URL = "https://data.lab.example/x";
});

afterEach(() => {
  delete process.env.NEXT_PUBLIC_SEND_URL;
  jest.useRealTimers();
});

it("with nothing configured touches neither the network nor the outbox", async () => {
  process.env.NEXT_PUBLIC_SEND_URL = "";
  await finish();
  await outbox.sendWaiting();
  window.dispatchEvent(new Event("online"));
  await jest.advanceTimersByTimeAsync(3_600_000);
  expect(fetching).not.toHaveBeenCalled();
  expect(waiting()).toEqual([]);
  expect(outbox.sendingState("a1b2c3d4e5f6").status).toBe("off");
});

it("on page load leaves no database behind", async () => {
  await outbox.sendWaiting();
  expect(fake.kept.size).toBe(0);
});

it("sends a finished session once, and says so", async () => {
  const states: string[] = [];
  outbox.onSendingChange(() => states.push(outbox.sendingState("a1b2c3d4e5f6").status));
  await finish();
  await outbox.sendWaiting();
  expect(fetching).toHaveBeenCalledTimes(1);
  expect(fetching.mock.calls[0]?.[0]).toBe("https://data.lab.example/x");
  expect(states).toEqual(["waiting", "sent"]);
  expect(waiting()).toEqual([]);
});

it("sends a run once, though the page asks for it twice at one time", async () => {
  await store.keepSession(sampleSession());
  await Promise.all([outbox.sendSession(sampleSession()), outbox.sendWaiting()]);
  expect(fetching).toHaveBeenCalledTimes(1);
  expect(waiting()).toEqual([]);
});

it("sends a run once from two tabs, and the other one says so too", async () => {
  const turns = new Map<string, Promise<unknown>>();
  const request = (name: string, action: () => Promise<unknown>) => {
    const result = Promise.resolve(turns.get(name)).then(action);
    turns.set(name, result);
    return result;
  };
  Object.defineProperty(navigator, "locks", { configurable: true, value: { request } });
  try {
    fetching.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    await finish();
    const here = outbox;
    openPage();
    const asked: string[] = [];
    fetching.mockImplementation(async (url) => {
      asked.push(url);
      return answer(201);
    });
    await Promise.all([here.sendWaiting(), outbox.sendWaiting()]);
    expect(asked).toHaveLength(1);
    expect(here.sendingState("a1b2c3d4e5f6").status).toBe("sent");
    expect(waiting()).toEqual([]);
  } finally {
    Reflect.deleteProperty(navigator, "locks");
  }
});

it("sends nothing of a run that is not finished", async () => {
  await finish(sampleSession({ status: "running" }));
  expect(fetching).not.toHaveBeenCalled();
});

it("keeps what could not be sent, says why, and tries again ever more rarely", async () => {
  fetching.mockRejectedValue(new TypeError("Failed to fetch"));
  await finish();
  expect(outbox.sendingState("a1b2c3d4e5f6")).toEqual({
    status: "failed",
    message: "Failed to fetch",
  });
  expect(waiting()).toEqual([{ id: "a1b2c3d4e5f6" }]);
  await jest.advanceTimersByTimeAsync(4_000);
  expect(fetching).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(fetching).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(3_600_000);
  expect(fetching.mock.calls.length).toBeLessThanOrEqual(10);
  expect(jest.getTimerCount()).toBe(1);
  fetching.mockResolvedValue(answer(200));
  await jest.advanceTimersByTimeAsync(600_000);
  expect(outbox.sendingState("a1b2c3d4e5f6").status).toBe("sent");
  expect(waiting()).toEqual([]);
  expect(jest.getTimerCount()).toBe(0);
});

it("asks a receiver that is busy no sooner than it wishes", async () => {
  fetching.mockResolvedValueOnce(answer(429, "", "3600"));
  await finish();
  await jest.advanceTimersByTimeAsync(3_599_000);
  expect(fetching).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(outbox.sendingState("a1b2c3d4e5f6").status).toBe("sent");
});

it("tries again when the network is back, without a clock meanwhile", async () => {
  const onLine = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  fetching.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await finish();
  expect(jest.getTimerCount()).toBe(0);
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event("online"));
  await jest.advanceTimersByTimeAsync(0);
  expect(outbox.sendingState("a1b2c3d4e5f6").status).toBe("sent");
});

it("tries again when another page is loaded", async () => {
  fetching.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await finish();
  jest.clearAllTimers();
  // This also clears what jest has counted.
  openPage();
  await outbox.sendWaiting();
  expect(fetching).toHaveBeenCalledTimes(1);
  expect(outbox.sendingState("a1b2c3d4e5f6").status).toBe("sent");
  expect(waiting()).toEqual([]);
});

it("is content when the receiver has the data already", async () => {
  fetching.mockResolvedValue(answer(400, '{"error":"OSF_FILE_EXISTS"}'));
  await finish();
  expect(outbox.sendingState("a1b2c3d4e5f6").status).toBe("sent");
  expect(waiting()).toEqual([]);
});

it("keeps what is refused for good, but does not insist", async () => {
  fetching.mockResolvedValue(answer(400, '{"error":"DATA_COLLECTION_NOT_ACTIVE"}'));
  await finish();
  expect(outbox.sendingState("a1b2c3d4e5f6")).toEqual({
    status: "refused",
    message: "400 DATA_COLLECTION_NOT_ACTIVE",
  });
  expect(waiting()).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(3_600_000);
  expect(fetching).toHaveBeenCalledTimes(1);
});

it("does not send a session that was erased meanwhile", async () => {
  fetching.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await finish();
  await store.eraseSession("a1b2c3d4e5f6");
  await jest.advanceTimersByTimeAsync(3_600_000);
  expect(fetching).toHaveBeenCalledTimes(1);
});

it("sends from the page where the browser refuses storage", async () => {
  fake.browser.refuses = true;
  await finish();
  expect(fetching).toHaveBeenCalledTimes(1);
  expect(outbox.sendingState("a1b2c3d4e5f6").status).toBe("sent");
});

it("takes turns with other tabs, and notices what one of them has sent", async () => {
  const request = jest.fn(async (_name: string, action: () => Promise<void>) => {
    // The other tab, which was first.
    fake.kept.get(SESSIONS_DATABASE)?.get("outbox")?.clear();
    await action();
  });
  Object.assign(navigator, { locks: { request } });
  await finish();
  expect(request).toHaveBeenCalledTimes(1);
  expect(fetching).not.toHaveBeenCalled();
  expect(outbox.sendingState("a1b2c3d4e5f6").status).toBe("sent");
  Reflect.deleteProperty(navigator, "locks");
});
