import { type StoreSettings, settingError } from "../settings.ts";
import { openDatabaseRecords } from "./database-store.ts";
import { HardLinkError, openFolderRecords } from "./folder-store.ts";
import { SchemaError } from "./migrations.ts";
import type { RecordStore } from "./record-store.ts";

/**
 * Opens the storage that the settings name: the database if its URL is set, otherwise the folder.
 *
 * @param options.serves whether the receiver will serve; if so, the tables of a database are migrated to this release,
 *   and the records of withdrawn sessions are deleted; if not, the tables are not changed
 * @throws SettingError if the storage cannot be used; SchemaError
 */
export async function openRecords(
  { SESSIONS_DIR, DATABASE_URL, DATABASE_POOL, SESSION_TOTAL_BYTES }: StoreSettings,
  options: { serves: boolean; onError?: (error: Error) => void },
): Promise<RecordStore> {
  const store = DATABASE_URL
    ? await openDatabaseRecords(DATABASE_URL, {
        pool: DATABASE_POOL,
        maxBytes: SESSION_TOTAL_BYTES,
        migrates: options.serves,
        onError: options.onError,
      }).catch((error) => {
        if (error instanceof SchemaError) throw error;
        const reason = error.code ?? error.message;
        throw settingError("DATABASE_URL", DATABASE_URL, `, which cannot be used (${reason})`);
      })
    : await openFolderRecords(SESSIONS_DIR, {
        serves: options.serves,
        maxBytes: SESSION_TOTAL_BYTES,
      }).catch((error) => {
        const problem =
          error instanceof HardLinkError
            ? `, on a file system without hard links (${error.message}): choose a folder on another, or use DATABASE_URL`
            : `, which cannot be written to (${error.code})`;
        throw settingError("SESSIONS_DIR", SESSIONS_DIR, problem);
      });
  if (options.serves) await store.sweep();
  return store;
}
