import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { ROOT } from "../scripts/project.mjs";

/** Beside the site's packages, which the compiled code imports. */
const FOLDER = join(ROOT, "node_modules/.cache/audit-compiled");

/**
 * Returns a TypeScript module of this folder, compiled with what it takes from the site and its tests.
 *
 * @param {string} name without the ending
 * @returns {Promise<any>}
 */
export async function compiled(name) {
  const outfile = join(FOLDER, `${name}.mjs`);
  await build({
    entryPoints: [join(ROOT, `audit/${name}.ts`)],
    tsconfig: join(ROOT, "tsconfig.json"),
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    outfile,
  });
  return import(pathToFileURL(outfile).href);
}
