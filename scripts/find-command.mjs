import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * Returns the path of a command, or undefined where it is not on the search path.
 *
 * @param {string} name without an ending
 * @param {readonly string[]} [furtherFolders] looked through last
 * @returns {string | undefined}
 */
export function findCommand(name, furtherFolders = []) {
  const file = process.platform === "win32" ? `${name}.exe` : name;
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return [...folders, ...furtherFolders]
    .map((folder) => join(folder, file))
    .find((path) => existsSync(path));
}
