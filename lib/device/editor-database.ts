import { BASE_PATH } from "@/lib/base-path";
import { deviceDatabase } from "@/lib/device/database";

/**
 * Name of the database that holds what was written in the editor of protocols; listed on the terms page
 * (components/features/terms/stored-data.ts).
 */
export const EDITOR_DATABASE = `protocole-editor${BASE_PATH}`;

/** Erases what the editor has kept. @returns whether the browser did */
export async function eraseEditorDrafts(): Promise<boolean> {
  try {
    await deviceDatabase(EDITOR_DATABASE, () => {}).erase();
    return true;
  } catch {
    return false;
  }
}
