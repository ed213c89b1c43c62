import { readdirSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder that contains package.json. */
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** The folder to which `next build` exports the site. A CDN serves the content of this folder unchanged. */
export const OUT = join(ROOT, "out");

/**
 * Returns the files below `folder`, sorted, as paths relative to `folder` with forward slashes; empty if the folder is
 * absent.
 *
 * @param {string} folder
 * @param {(name: string) => boolean} [skipFolder] returns true for folders to skip
 * @returns {string[]}
 */
export function listFiles(folder, skipFolder = () => false) {
  /** @type {string[]} */
  const files = [];
  /** @param {string} current */
  const visit = (current) => {
    for (const entry of readdirSync(current, { withFileTypes: true })) {
      const path = join(current, entry.name);
      if (!entry.isDirectory()) files.push(relative(folder, path).split(sep).join("/"));
      else if (!skipFolder(entry.name)) visit(path);
    }
  };
  try {
    visit(folder);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== "ENOENT") throw error;
  }
  return files.sort();
}
