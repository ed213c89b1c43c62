const NAME = "compile-ahead";

/** Read by V8, which then compiles the functions of a file while it arrives, beside the page's own thread. */
const HINT = "//# allFunctionsCalledOnLoad\n";

/**
 * webpack plugin: asks the browser to compile React and Next before they run, because nearly all of
 * their functions run when a page hydrates. It takes a quarter off the main thread's work then
 * (docs/performance.md); other browsers read a comment.
 */
export const compileAhead = {
  /** @param {any} compiler the types of Next's own copy of webpack are not published */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.compilation.tap(NAME, (/** @type {any} */ compilation) => {
      // After the minifier, which takes comments away, and before the names are made of the contents.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        for (const file of compilation.entrypoints.get("main-app")?.getFiles() ?? []) {
          if (file.endsWith(".js"))
            compilation.updateAsset(
              file,
              (/** @type {any} */ source) => new sources.ConcatSource(HINT, source),
            );
        }
      });
    });
  },
};
