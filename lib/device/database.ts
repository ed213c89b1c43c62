import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from "idb";

/**
 * A database of this device, opened when it is first needed. It gives way when another tab erases or
 * upgrades it, and is opened again when needed.
 */
export function deviceDatabase<Schema extends DBSchema>(
  name: string,
  create: (database: IDBPDatabase<Schema>) => void,
) {
  let opening: Promise<IDBPDatabase<Schema> | null> | undefined;
  const forget = () => {
    opening = undefined;
  };

  /** The database, or null when the browser refuses storage. */
  const open = () => {
    opening ??= openDB<Schema>(name, 1, {
      upgrade: create,
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    }).catch(() => null);
    return opening;
  };

  /** Browsers that do not list their databases (Firefox before 126) are asked by opening it. */
  const isThere = async () => {
    const databases = await indexedDB.databases?.();
    return databases?.some((each) => each.name === name) ?? true;
  };

  return {
    open,
    /**
     * The database, or null when nothing was ever kept: looking leaves nothing on a device.
     * @throws when the browser refuses storage
     */
    async existing(): Promise<IDBPDatabase<Schema> | null> {
      if (!opening && !(await isThere())) return null;
      const database = await open();
      if (!database) throw new Error("No database");
      return database;
    },
    /** Erases the database itself. @throws when the browser refuses */
    async erase(): Promise<void> {
      (await opening)?.close();
      forget();
      await deleteDB(name);
    },
  };
}
