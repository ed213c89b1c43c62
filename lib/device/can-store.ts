import { deleteDB, openDB } from "idb";

const PROBE = "protocole-probe";

/**
 * Whether the browser stores data for this page. It may refuse in private windows, in frames and for pages opened from
 * disk.
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
