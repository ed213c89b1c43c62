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
 * Prevents all storage on the device from this call on, as if the browser refused storage. A page calls this function
 * if the server that embeds the page stores the data: other people may use the same device afterwards.
 */
export function keepNothingOnDevice(): void {
  isRefused = true;
}

/**
 * Returns whether the browser denies this page all storage, as in a sandboxed frame. Callers must call this function
 * before they request the list of databases. In a sandboxed frame, that request makes Chromium create a second promise
 * whose rejection cannot be caught.
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
 * Returns whether a database of this name exists on the device. Some browsers cannot list their databases (Firefox
 * before 126). In these browsers the function returns true, and the caller must open the database to find out whether
 * it exists.
 * @throws Error where the browser denies this page all storage
 */
export async function isOnDevice(name: string): Promise<boolean> {
  if (isRefused) return false;
  if (isDenied()) throw new Error("This page may not store anything");
  const databases = await indexedDB.databases?.();
  return databases?.some((each) => each.name === name) ?? true;
}

/**
 * Returns a database of this device. The database is opened when it is first used. It closes when another tab erases or
 * upgrades it, and reopens at the next use.
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
    // A device that was full may have free space at the next attempt.
    own.catch(() => {
      if (opening === own) forget();
    });
    return own;
  };

  return {
    /**
     * Returns the database, or null if no data were ever stored in the database. Reading therefore does not create a
     * database on the device.
     * @throws when the browser refuses storage
     */
    async existing(): Promise<IDBPDatabase<Schema> | null> {
      return opening || (await isOnDevice(name)) ? open() : null;
    },
    /**
     * Runs `work` in one transaction and creates the database if necessary.
     * @returns the result of `work`, once it is stored
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
    /**
     * Deletes the whole database from the device.
     * @throws when the browser refuses
     */
    async erase(): Promise<void> {
      (await opening?.catch(() => null))?.close();
      forget();
      await deleteDB(name);
    },
  };
}
