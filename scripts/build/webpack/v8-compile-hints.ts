import type { Compiler } from "webpack";

const NAME = "v8-compile-hints";

/** If a file contains this comment, V8 compiles its functions while it downloads the file, off the main thread. */
const HINT = "//# allFunctionsCalledOnLoad\n";

/**
 * webpack plugin: asks the browser to compile React and Next before their code runs, because hydration runs nearly all
 * of their functions. This comment reduces the work of the main thread during hydration by a quarter
 * (docs/performance.md). Browsers without V8 ignore the comment.
 */
export const v8CompileHints = {
  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      // The comment is added after the minifier has run, because the minifier removes comments. It is added before file
      // names are computed, because file names depend on the content.
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
