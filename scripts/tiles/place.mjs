import { createRequire } from "node:module";
import { join } from "node:path";
import { buildSync } from "esbuild";

/**
 * Returns where the organisation is, from its facts, which are TypeScript.
 *
 * @param {string} root
 * @returns {import("./tile-grid.mjs").Position}
 */
export function readPlace(root) {
  const { outputFiles } = buildSync({
    entryPoints: [join(root, "content/organisation.ts")],
    bundle: true,
    format: "cjs",
    platform: "node",
    write: false,
  });
  const module = { exports: /** @type {any} */ ({}) };
  const load = new Function("module", "exports", "require", outputFiles[0]?.text ?? "");
  load(module, module.exports, createRequire(import.meta.url));
  return module.exports.organisation.coordinates;
}
