import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { installApart } from "@/bench/install-apart";
import { ROOT } from "@/scripts/project.mjs";

/** The folder is inside node_modules, so that removing node_modules removes the checkers too. */
export const TOOLS = join(ROOT, "node_modules/.cache/audit");

/**
 * A module in the folder of the checkers. The packages that this module imports are found in the folder of the
 * checkers.
 */
const LOADER = join(TOOLS, "load.mjs");

/** Installs the checkers with the lock file of this folder, unless they are already installed. */
export async function installTools() {
  await installApart("the checkers", join(ROOT, "audit"), TOOLS);
  writeFileSync(LOADER, "export const load = (name) => import(name);\n");
}

/** Returns the path of a file of an installed package, such as "axe-core/axe.min.js". */
export const toolFile = (path: string) => join(TOOLS, "node_modules", path);

/**
 * Imports a package of the checkers. `Module` describes the used part of the package, because the package's own types
 * are not installed.
 */
export async function load<Module>(name: string): Promise<Module> {
  const loader: { load: (name: string) => Promise<Module> } = await import(
    pathToFileURL(LOADER).href
  );
  return loader.load(name);
}
