import {
  type DBSchema,
  deleteDB,
  type IDBPDatabase,
  type IDBPTransaction,
  openDB,
  type StoreNames,
} from "idb";

let isRefused = false;

/**
 * From now on this page keeps nothing on the device, as where a browser refuses storage: a server around the page keeps
 * what has to be kept, and others sit at the same device later.
 */
export function keepNothingOnDevice(): void {
  isRefused = true;
}

/**
 * Whether the browser denies this page all storage, as in a sandboxed frame. Chromium answers the question for databases
 * there with a second promise that nobody can catch, so it must not be asked.
 */
function isDenied(): boolean {
  try {
    void globalThis.localStorage;
    return false;
  } catch {
    return true;
  }
}

/**
 * Whether a database of this name is on the device. Browsers that cannot list theirs (Firefox before 126) are asked by
 * opening it: here they count as having it.
 * @throws Error where the browser denies this page all storage
 */
export async function isOnDevice(name: string): Promise<boolean> {
  if (isRefused) return false;
  if (isDenied()) throw new Error("This page may not store anything");
  const databases = await indexedDB.databases?.();
  return databases?.some((each) => each.name === name) ?? true;
}

/**
 * A database of this device, opened on first use. It closes when another tab erases or upgrades it, and
 * reopens when needed.
 */
export function deviceDatabase<Schema extends DBSchema>(
  name: string,
  create: (database: IDBPDatabase<Schema>) => void,
) {
  let opening: Promise<IDBPDatabase<Schema>> | undefined;
  const forget = () => {
    opening = undefined;
  };

  const open = () => {
    if (isRefused) throw new Error("Nothing is kept on this device");
    if (opening) return opening;
    const own = openDB<Schema>(name, 1, {
      upgrade: create,
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    });
    opening = own;
    // A device that was full may have room the next time.
    own.catch(() => {
      if (opening === own) forget();
    });
    return own;
  };

  return {
    /**
     * The database, or null when nothing was ever stored: looking leaves no trace on a device.
     * @throws when the browser refuses storage
     */
    async existing(): Promise<IDBPDatabase<Schema> | null> {
      return opening || (await isOnDevice(name)) ? open() : null;
    },
    /**
     * Runs `work` in one transaction, in a database that is created if need be.
     * @returns what `work` returns, once it is stored
     * @throws when the browser refuses storage
     */
    async write<Stores extends StoreNames<Schema>[], Result>(
      stores: Stores,
      work: (transaction: IDBPTransaction<Schema, Stores, "readwrite">) => Promise<Result>,
    ): Promise<Result> {
      const transaction = (await open()).transaction(stores, "readwrite");
      const [result] = await Promise.all([work(transaction), transaction.done]);
      return result;
    },
    /** Erases the database itself. @throws when the browser refuses */
    async erase(): Promise<void> {
      (await opening?.catch(() => null))?.close();
      forget();
      await deleteDB(name);
    },
  };
}
