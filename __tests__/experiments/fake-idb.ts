/** What `idb` does for the session store, in memory: jsdom has no IndexedDB. */
type Store = Map<unknown, unknown>;
type Upgrade = { upgrade: (database: { createObjectStore: (name: string) => void }) => void };

const databases = new Map<string, Map<string, Store>>();

/** The databases that exist, with their stores; a test may look and put things in. */
export const kept = databases;

/** What the next opening meets. */
export const browser = { refuses: false, isFull: false };

export const indexedDbList = {
  databases: async () => {
    if (browser.refuses) throw new DOMException("denied", "SecurityError");
    return [...databases.keys()].map((name) => ({ name, version: 1 }));
  },
};

export async function openDB(name: string, _version: number, { upgrade }: Upgrade) {
  if (browser.refuses) throw new DOMException("denied", "SecurityError");
  const stores = databases.get(name) ?? new Map<string, Store>();
  if (!databases.has(name)) {
    databases.set(name, stores);
    upgrade({ createObjectStore: (store) => stores.set(store, new Map()) });
  }
  const store = (named: string) => stores.get(named) as Store;
  const operations = {
    getAllKeys: async (from: string) => [...store(from).keys()],
    getAll: async (from: string) => [...store(from).values()].map(structuredCopy),
    get: async (from: string, key: unknown) => structuredCopy(store(from).get(key)),
    put: async (to: string, value: unknown, key: unknown) => {
      if (browser.isFull) throw new DOMException("full", "QuotaExceededError");
      store(to).set(key, structuredCopy(value));
      return key;
    },
    add: async (to: string, value: unknown) => {
      store(to).set(store(to).size + 1, structuredCopy(value));
    },
    delete: async (from: string, key: unknown) => {
      store(from).delete(key);
    },
  };
  const objectStore = (named: string) =>
    Object.fromEntries(
      Object.entries(operations).map(([name, operation]) => [
        name,
        (...given: [never, never]) => operation(named, ...given),
      ]),
    );
  return {
    ...operations,
    close: () => {},
    transaction: (names: string | string[]) => ({
      objectStore,
      store: objectStore([names].flat()[0] ?? ""),
      done: Promise.resolve(),
      commit: () => {},
    }),
  };
}

export async function deleteDB(name: string) {
  if (browser.refuses) throw new DOMException("denied", "SecurityError");
  databases.delete(name);
}

const structuredCopy = (value: unknown) =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value));
