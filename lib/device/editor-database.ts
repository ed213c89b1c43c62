import { BASE_PATH } from "@/lib/base-path";
import { deviceDatabase } from "@/lib/device/database";

/**
 * Name of the database that contains documents written in the editor. The terms page lists this name
 * (components/features/terms/stored-data.ts).
 */
export const EDITOR_DATABASE = `protocole-editor${BASE_PATH}`;

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
