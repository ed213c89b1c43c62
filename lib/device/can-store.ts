import { deleteDB, openDB } from "idb";

const PROBE = "protocole-probe";

/**
 * Returns whether the browser stores data for this page. A browser may refuse storage in private windows, in frames and
 * for pages opened from disk.
 */
export async function canStore(): Promise<boolean> {
  try {
    (await openDB(PROBE)).close();
    await deleteDB(PROBE);
    return true;
  } catch {
    return false;
  }
}
