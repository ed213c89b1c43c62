import type { Compiler } from "webpack";

const NAME = "v8-compile-hints";

/** V8 compiles the functions of a file with this comment while it downloads, off the main thread. */
const HINT = "//# allFunctionsCalledOnLoad\n";

/**
 * webpack plugin: asks the browser to compile React and Next before they run, because hydration runs nearly all of their
 * functions. This reduces the main thread's work by a quarter at that time (docs/performance.md); to other browsers it is a
 * comment.
 */
export const v8CompileHints = {
  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      // After the minifier, which removes comments, and before file names are made from the contents.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        for (const file of compilation.entrypoints.get("main-app")?.getFiles() ?? []) {
          if (file.endsWith(".js"))
            compilation.updateAsset(file, (source) => new sources.ConcatSource(HINT, source));
        }
      });
    });
  },
};
