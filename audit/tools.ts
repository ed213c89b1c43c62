import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { installApart } from "@/bench/install-apart";
import { ROOT } from "@/scripts/project.mjs";

/** Inside node_modules, so that removing that folder removes it too. */
export const TOOLS = join(ROOT, "node_modules/.cache/audit");

/** Resolves imports from the folder of the checkers, and hence their packages. */
const LOADER = join(TOOLS, "load.mjs");

/** Installs the checkers by the lock file of this folder, unless they are installed. */
export async function installTools() {
  await installApart("the checkers", join(ROOT, "audit"), TOOLS);
  writeFileSync(LOADER, "export const load = (name) => import(name);\n");
}

/** The path of a file of an installed package, such as "axe-core/axe.min.js". */
export const toolFile = (path: string) => join(TOOLS, "node_modules", path);

/** Imports a package of the checkers. `Module` describes its used part, because its own types are not installed. */
export async function load<Module>(name: string): Promise<Module> {
  const loader: { load: (name: string) => Promise<Module> } = await import(
    pathToFileURL(LOADER).href
  );
  return loader.load(name);
}
