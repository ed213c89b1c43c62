import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { ROOT } from "./project.mjs";

/** Beside the site's packages, which the compiled code imports. */
const FOLDER = join(ROOT, "node_modules/.cache/compiled");

/**
 * Returns a TypeScript module of the project, compiled with what it takes from the site and its tests.
 * tsx would do, but it names inner functions by a helper (esbuild's keepNames) that a page, which some of
 * them are evaluated in, does not have.
 *
 * @param {string} name its path without the ending, such as "audit/walks"
 * @returns {Promise<any>}
 */
export async function compiled(name) {
  const outfile = join(FOLDER, `${name}.mjs`);
  await build({
    entryPoints: [join(ROOT, `${name}.ts`)],
    tsconfig: join(ROOT, "tsconfig.json"),
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    outfile,
  });
  return import(pathToFileURL(outfile).href);
}
