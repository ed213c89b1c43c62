import { deleteDB, openDB } from "idb";

const PROBE = "protocole-probe";

/** Whether this browser stores anything for this page: in private windows, frames, or from a disk it may refuse. */
export async function canStore(): Promise<boolean> {
  try {
    (await openDB(PROBE)).close();
    await deleteDB(PROBE);
    return true;
  } catch {
    return false;
  }
}
