import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { installApart } from "../bench/install-apart";
import { ROOT } from "../scripts/project.mjs";

/** Inside node_modules, so that removing that folder removes it too. */
export const TOOLS = join(ROOT, "node_modules/.cache/audit");

/** Imports by the packages of its folder, and so of the judges. */
const LOADER = join(TOOLS, "load.mjs");

/** Installs the judges by the lock file of this folder where they are not there yet. */
export async function installTools() {
  await installApart("the judges", join(ROOT, "audit"), TOOLS);
  writeFileSync(LOADER, "export const load = (name) => import(name);\n");
}

/**
 * Returns the path of a file of an installed judge.
 *
 * @param {string} path such as "axe-core/axe.min.js"
 */
export const toolFile = (path) => join(TOOLS, "node_modules", path);

/**
 * Returns a judge's module. Its types are not here, since the site is checked without the judges.
 *
 * @param {string} name
 * @returns {Promise<any>}
 */
export async function load(name) {
  const loader = await import(pathToFileURL(LOADER).href);
  return loader.load(name);
}
