import { createHash } from "node:crypto";
import type { Compiler, Configuration, EntryObject } from "webpack";
import { ROOT } from "../../project.mjs";

const NAME = "deterministic-ids";

/**
 * The path of the project's folder in the format in which Next writes it into the query of a loader: JSON,
 * percent-encoded.
 */
const ENCODED_ROOT = encodeURIComponent(JSON.stringify(ROOT).slice(1, -1));

/** Returns an id that is computed from module names without the project's folder. */
function idOf(names: string[]) {
  const pathless = names.map((name) => name.replaceAll(ENCODED_ROOT, "").replaceAll(ROOT, ""));
  return createHash("sha256").update(pathless.sort().join("\n")).digest().readUInt32BE();
}

/**
 * webpack plugin: assigns ids that do not depend on the project's folder. The ids are for the modules by which Next
 * creates the entries of pages, and for the chunks that contain these modules. webpack computes ids from paths relative
 * to the project's folder. In these modules, however, the folder is a part of the query of a loader, where webpack does
 * not recognise it. webpack preserves ids that are already set, and assigns them to no other module.
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
 * Makes webpack write the same files for the same sources, in any folder and under any load of the machine. Without
 * this function, Next lists the entries in the order in which it happened to read them. This order changes the names of
 * chunks and the order of styles.
 *
 * @param config of Next's production build, which is changed
 */
export function makeDeterministic(config: Configuration) {
  // In the configuration of Next, the entries are always a function.
  const entriesOf = config.entry as () => Promise<EntryObject>;
  config.entry = async () =>
    Object.fromEntries(Object.entries(await entriesOf()).sort(([a], [b]) => (a < b ? -1 : 1)));
  config.plugins = [...(config.plugins ?? []), pathlessIds];
}
