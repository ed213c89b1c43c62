import {
  type DBSchema,
  deleteDB,
  type IDBPDatabase,
  type IDBPTransaction,
  openDB,
  type StoreNames,
} from "idb";
import { isOnDevice, isStorageRefused } from "./on-device";

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
    if (isStorageRefused()) throw new Error("Nothing is kept on this device");
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
