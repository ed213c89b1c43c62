import { createHash } from "node:crypto";
import type { Compiler, Configuration, EntryObject } from "webpack";
import { ROOT } from "../../project.mjs";

const NAME = "deterministic-ids";

/** The project's folder as Next writes it into the query of a loader: JSON, percent-encoded. */
const ENCODED_ROOT = encodeURIComponent(JSON.stringify(ROOT).slice(1, -1));

/** Returns an id made from module names without the project's folder. */
function idOf(names: string[]) {
  const pathless = names.map((name) => name.replaceAll(ENCODED_ROOT, "").replaceAll(ROOT, ""));
  return createHash("sha256").update(pathless.sort().join("\n")).digest().readUInt32BE();
}

/**
 * webpack plugin: gives ids that do not depend on the project's folder to the modules by which Next
 * makes the entries of pages, and to the chunks that hold them. webpack hashes ids from paths relative
 * to that folder, but here it stands in the query of a loader, where webpack does not see it. webpack
 * keeps ids that are set by then, and gives no other module the same.
 */
const pathlessIds = {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      const { hooks } = compilation;
      hooks.beforeModuleIds.tap(NAME, (modules) => {
        for (const module of modules) {
          const name = module.identifier();
          if (name.includes(ENCODED_ROOT)) compilation.chunkGraph.setModuleId(module, idOf([name]));
        }
      });
      hooks.beforeChunkIds.tap(NAME, (chunks) => {
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
 * machine is. Without it, Next lists the entries in the order in which it happened to read them, and
 * the names of chunks and the order of styles follow.
 *
 * @param config of Next's production build, which is changed
 */
export function makeDeterministic(config: Configuration) {
  // Next always gives a function.
  const entriesOf = config.entry as () => Promise<EntryObject>;
  config.entry = async () =>
    Object.fromEntries(Object.entries(await entriesOf()).sort(([a], [b]) => (a < b ? -1 : 1)));
  config.plugins = [...(config.plugins ?? []), pathlessIds];
}
