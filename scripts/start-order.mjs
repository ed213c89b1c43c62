import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./project.mjs";

/** Below the build folder; by the address of a script below `_next/`, the modules that it holds. */
const FILE = ".next/start-order.json";

const NAME = "start-order";

/** Characters of source that may be evaluated at once: some milliseconds on a slow phone. */
const SLICE = 8000;

/** By which Next lists what a page imports. It is small, and its text has the project's folder in it. */
const LIST_OF_IMPORTS = /next-flight-client-entry-loader/;

/** @typedef {number | string} ModuleId */

/**
 * webpack plugin: writes down in what order the modules of the pages' scripts are evaluated, so that a
 * page can do it in slices (components/shell/hydration/hydrate-page.ts).
 */
export const startOrder = {
  /** @param {any} compiler the types of Next's own copy of webpack are not published */
  apply(compiler) {
    compiler.hooks.afterEmit.tap(NAME, (/** @type {any} */ compilation) => {
      const { chunkGraph, chunks } = compilation;
      const order = evaluationOrder(compilation);
      /** @type {Record<string, [position: number, id: ModuleId, size: number][]>} */
      const modulesOf = {};
      for (const chunk of chunks) {
        if (!chunk.canBeInitial()) continue;
        const held = /** @type {[number, ModuleId, number][]} */ (
          [...chunkGraph.getChunkModulesIterable(chunk)]
            .filter((module) => order.has(module))
            .map((module) => [order.get(module), chunkGraph.getModuleId(module), sizeOf(module)])
        );
        for (const file of chunk.files) if (file.endsWith(".js")) modulesOf[file] = held;
      }
      writeFileSync(join(ROOT, FILE), JSON.stringify(modulesOf));
    });
  },
};

/** @param {any} module */
const sizeOf = (module) => (LIST_OF_IMPORTS.test(module.identifier()) ? 0 : module.size());

/**
 * Returns the positions at which modules are evaluated: what a module imports comes before it.
 *
 * @param {any} compilation
 * @returns {Map<any, number>}
 */
function evaluationOrder({ entrypoints, chunkGraph, moduleGraph }) {
  const order = new Map();
  const seen = new Set();
  /** webpack has them in the order in which it happened to find them. @param {any} module @returns {any[]} */
  const inSourceOrder = (module) =>
    [...moduleGraph.getOutgoingConnections(module)]
      .filter(({ dependency }) => dependency)
      .map((connection) => ({
        connection,
        place: moduleGraph.getParentBlockIndex(connection.dependency),
        id: String(connection.module && chunkGraph.getModuleId(connection.module)),
      }))
      .sort((one, other) => one.place - other.place || (one.id < other.id ? -1 : 1))
      .map(({ connection }) => connection);
  /** @param {any} module */
  const visit = (module) => {
    if (seen.has(module)) return;
    seen.add(module);
    for (const connection of inSourceOrder(module)) {
      const { dependency, module: imported } = connection;
      // What is imported by import() is not evaluated with its importer.
      const isAtOnce =
        moduleGraph.getParentBlock(dependency) === moduleGraph.getParentModule(dependency);
      if (imported && isAtOnce && connection.getActiveState(undefined) !== false) visit(imported);
    }
    if (chunkGraph.getModuleId(module) !== null) order.set(module, order.size);
  };
  // Next itself first: it changes how chunks are loaded.
  const entries = [entrypoints.get("main-app"), ...entrypoints.values()].filter(Boolean);
  for (const entrypoint of entries)
    for (const module of chunkGraph.getChunkEntryModulesIterable(entrypoint.getEntrypointChunk()))
      visit(module);
  return order;
}

/**
 * Returns a function that gives, for the addresses of scripts, the ids of modules to be evaluated one
 * after another, of the last in each slice.
 *
 * @param {string} base the path that the site is published under, or ""
 * @returns {(scripts: string[]) => ModuleId[]}
 */
export function readStartOrder(base) {
  /** @type {Record<string, [position: number, id: ModuleId, size: number][]>} */
  const modulesOf = JSON.parse(readFileSync(join(ROOT, FILE), "utf8"));
  return (scripts) => {
    const modules = scripts
      .flatMap((address) => modulesOf[decodeURI(address).slice(`${base}/_next/`.length)] ?? [])
      .sort(([one], [other]) => one - other);
    let size = 0;
    return modules.flatMap(([, id, itsSize]) => {
      size += itsSize;
      if (size < SLICE) return [];
      size = 0;
      return [id];
    });
  };
}
