import "fake-indexeddb/auto";
import { IDBFactory, IDBObjectStore } from "fake-indexeddb";

/**
 * The locks of one browser, which all tabs of the browser share. A request for a lock that is in use receives null at
 * once and does not wait.
 */
function fakeLocks() {
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

/** The broadcast channels of one browser. A channel does not receive the messages that it sends itself. */
function fakeChannels() {
  const open: FakeChannel[] = [];
  class FakeChannel extends EventTarget {
    constructor(private readonly name: string) {
      super();
      open.push(this);
    }
    postMessage(data: unknown) {
      for (const other of open.filter((each) => each !== this && each.name === this.name))
        queueMicrotask(() => other.dispatchEvent(Object.assign(new Event("message"), { data })));
    }
  }
  return FakeChannel;
}

afterEach(async () => {
  jest.clearAllTimers();
  await settle();
  jest.useRealTimers();
});

/**
 * Creates a new simulated device for tests in Node. The device has storage, locks, channels, a connection, and a clock
 * that advances only when the test advances it.
 */
export function newBrowser(now: number) {
  jest.useFakeTimers({ now, doNotFake: ["queueMicrotask", "nextTick", "setImmediate"] });
  const syncTags: string[] = [];
  const sync = { register: async (tag: string) => void syncTags.push(tag) };
  const navigator = {
    onLine: true,
    locks: fakeLocks() as object | undefined,
    serviceWorker: { ready: Promise.resolve({ sync }) },
  };
  const window = new EventTarget();
  const globals = { indexedDB: new IDBFactory(), BroadcastChannel: fakeChannels(), window };
  for (const [name, value] of Object.entries({ ...globals, navigator }))
    Object.defineProperty(globalThis, name, { configurable: true, writable: true, value });
  return {
    navigator,
    syncTags,
    goOnline() {
      navigator.onLine = true;
      window.dispatchEvent(new Event("online"));
    },
    withoutLocks: () => Reflect.deleteProperty(navigator, "locks"),
    refuseStorage() {
      const refuse = () => {
        throw new DOMException("denied", "SecurityError");
      };
      for (const method of ["open", "databases", "deleteDatabase"] as const)
        jest.spyOn(indexedDB, method).mockImplementation(refuse);
    },
    fillStorage() {
      jest.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
        throw new DOMException("full", "QuotaExceededError");
      });
    },
    databases: async () => (await indexedDB.databases()).map(({ name }) => name),
  };
}

/** Waits until all promises and callbacks that have started are complete. The clock does not advance. */
export async function settle() {
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
}

/** Advances the clock, and waits for all promises and callbacks that start in this time. */
export async function pass(ms: number) {
  await settle();
  for (let left = ms; left > 0; left -= 1000) {
    jest.advanceTimersByTime(Math.min(left, 1000));
    await settle();
  }
}

/** Loads modules again. A page that is newly opened on the same device has the same effect. */
export function openPage<Modules>(load: () => Modules): Modules {
  jest.resetModules();
  return load();
}
