import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Compilation, Compiler, Module, ModuleGraphConnection } from "webpack";
import { ROOT } from "../../project.mjs";

/**
 * A file in the build folder that lists the modules in each script. It is keyed by the path of the script below
 * `_next/`.
 */
const FILE = ".next/module-order.json";

const NAME = "module-order";

/**
 * The number of source characters that are evaluated at once. Their evaluation takes some milliseconds on a slow phone.
 */
const SLICE = 8000;

/**
 * Matches the module in which Next lists a page's imports. The module is small and its text contains the path of the
 * project's folder, so its size is counted as 0.
 */
const LIST_OF_IMPORTS = /next-flight-client-entry-loader/;

type ModuleId = number | string;
type ModulesByScript = Record<string, [position: number, id: ModuleId, size: number][]>;

/**
 * webpack plugin: records the order in which the modules of the pages' scripts are evaluated. A page can therefore
 * evaluate them in slices (components/shell/hydration/hydrate-page.ts).
 */
export const moduleOrder = {
  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tap(NAME, (compilation) => {
      const { chunkGraph, chunks } = compilation;
      const order = evaluationOrder(compilation);
      const modulesByScript: ModulesByScript = {};
      for (const chunk of chunks) {
        if (!chunk.canBeInitial()) continue;
        const modules = [...chunkGraph.getChunkModulesIterable(chunk)].flatMap((module) => {
          const [position, id] = [order.get(module), chunkGraph.getModuleId(module)];
          return position === undefined || id === null
            ? []
            : [[position, id, sizeOf(module)] as [number, ModuleId, number]];
        });
        for (const file of chunk.files) if (file.endsWith(".js")) modulesByScript[file] = modules;
      }
      writeFileSync(join(ROOT, FILE), JSON.stringify(modulesByScript));
    });
  },
};

const sizeOf = (module: Module) => (LIST_OF_IMPORTS.test(module.identifier()) ? 0 : module.size());

/**
 * Returns the position of each module in the order of evaluation. A module is evaluated after the modules that it
 * imports.
 */
function evaluationOrder({ entrypoints, chunkGraph, moduleGraph }: Compilation) {
  const order = new Map<Module, number>();
  const seen = new Set<Module>();

  /**
   * Sorts the imports of a module. Without this sorting, their order would depend on the order in which webpack found
   * them.
   */
  const inSourceOrder = (module: Module): ModuleGraphConnection[] =>
    [...moduleGraph.getOutgoingConnections(module)]
      .filter(({ dependency }) => dependency)
      .map((connection) => ({
        connection,
        index: connection.dependency ? moduleGraph.getParentBlockIndex(connection.dependency) : 0,
        id: String(connection.module && chunkGraph.getModuleId(connection.module)),
      }))
      .sort((one, other) => one.index - other.index || (one.id < other.id ? -1 : 1))
      .map(({ connection }) => connection);

  const visit = (module: Module) => {
    if (seen.has(module)) return;
    seen.add(module);
    for (const connection of inSourceOrder(module)) {
      const { dependency, module: imported } = connection;
      if (!dependency || !imported) continue;
      // These imports are left out, because import() does not evaluate the imported module together with the importing
      // module.
      const isStatic =
        moduleGraph.getParentBlock(dependency) === moduleGraph.getParentModule(dependency);
      if (isStatic && connection.getActiveState(undefined) !== false) visit(imported);
    }
    if (chunkGraph.getModuleId(module) !== null) order.set(module, order.size);
  };

  // The modules of Next come first, because they change how chunks are loaded.
  for (const entrypoint of [entrypoints.get("main-app"), ...entrypoints.values()])
    if (entrypoint)
      for (const module of chunkGraph.getChunkEntryModulesIterable(entrypoint.getEntrypointChunk()))
        visit(module);
  return order;
}

/**
 * Returns a function that receives the URLs of scripts and returns the ids of the last modules of each slice. The
 * slices are evaluated one after another.
 *
 * @param base the path that the site is published under, or ""
 */
export function readModuleOrder(base: string): (scripts: string[]) => ModuleId[] {
  const modulesByScript: ModulesByScript = JSON.parse(readFileSync(join(ROOT, FILE), "utf8"));
  return (scripts) => {
    const modules = scripts
      .flatMap((url) => modulesByScript[decodeURI(url).slice(`${base}/_next/`.length)] ?? [])
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
