import { deviceDatabase } from "@/lib/device/database";
import { EDITOR_DATABASE } from "@/lib/device/database-names";

/**
 * Deletes the drafts that the editor has stored.
 * @returns whether the browser deleted them
 */
export async function eraseEditorDrafts(): Promise<boolean> {
  try {
    await deviceDatabase(EDITOR_DATABASE, () => {}).erase();
    return true;
  } catch {
    return false;
  }
}
