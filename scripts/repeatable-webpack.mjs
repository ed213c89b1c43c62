import { createHash } from "node:crypto";
import { ROOT } from "./project.mjs";

const NAME = "pathless-ids";

/** The project's folder as it is written into the query of a loader: JSON, percent-encoded. */
const ENCODED_ROOT = encodeURIComponent(JSON.stringify(ROOT).slice(1, -1));

/** An id for what has these names, wherever the project is. @param {string[]} names */
function idOf(names) {
  const pathless = names.map((name) => name.replaceAll(ENCODED_ROOT, "").replaceAll(ROOT, ""));
  return createHash("sha256").update(pathless.sort().join("\n")).digest().readUInt32BE();
}

/**
 * webpack plugin: gives ids that do not depend on the project's folder to the modules by which Next
 * makes the entries of pages, and to the chunks that hold them. webpack hashes ids from paths relative
 * to that folder, but here it stands in the query of a loader, where webpack does not see it. What has
 * an id by then keeps it, and no other gets the same.
 */
const pathlessIds = {
  /** @param {any} compiler the types of Next's own copy of webpack are not published */
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (/** @type {any} */ compilation) => {
      const { beforeModuleIds, beforeChunkIds } = compilation.hooks;
      beforeModuleIds.tap(NAME, (/** @type {Iterable<any>} */ modules) => {
        for (const module of modules) {
          const name = module.identifier();
          if (name.includes(ENCODED_ROOT)) compilation.chunkGraph.setModuleId(module, idOf([name]));
        }
      });
      beforeChunkIds.tap(NAME, (/** @type {Iterable<any>} */ chunks) => {
        for (const chunk of chunks) {
          const names = [...compilation.chunkGraph.getChunkModulesIterable(chunk)].map((module) =>
            module.identifier(),
          );
          if (chunk.name || !names.some((name) => name.includes(ENCODED_ROOT))) continue;
          chunk.id = idOf(names);
          chunk.ids = [chunk.id];
        }
      });
    });
  },
};

/**
 * Makes webpack write the same files for the same sources, in whatever folder and however busy the
 * machine is. Without it, Next lists the entries in the order in which it happens to have read them,
 * and the names of chunks and the order of styles follow.
 *
 * @param {any} config of Next's production build, which is changed
 */
export function makeRepeatable(config) {
  const { entry } = config;
  config.entry = async () =>
    Object.fromEntries(Object.entries(await entry()).sort(([a], [b]) => (a < b ? -1 : 1)));
  config.plugins.push(pathlessIds);
}
