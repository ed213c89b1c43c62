import type { Compiler, Configuration } from "webpack";

const NAME = "no-browser-only-imports";

/** Matches the names of files with browser code (`npm run lint` enforces these names). */
const BROWSER_CODE = /\.client\.tsx?$/;

/**
 * The webpack plugin that lists the packages that a server would need. An export has no server, so the plugin is
 * removed.
 */
const SERVER_TRACE = "TraceEntryPointsPlugin";

/** A request that webpack is about to resolve, with the module that imports it and the kinds of import. */
type ResolveRequest = {
  contextInfo: { issuer?: string };
  dependencies: readonly { type: string }[];
};

/** Returns whether only browser code fetches a module, with `import()`. */
const isBrowserOnly = ({ contextInfo, dependencies }: ResolveRequest): boolean =>
  BROWSER_CODE.test(contextInfo.issuer ?? "") &&
  dependencies.every(({ type }) => type === "import()");

/**
 * webpack plugin: leaves modules that the browser fetches by `import()` out of the code that renders pages, because no
 * page is rendered with these modules. If a page used such a module, the build would stop, because webpack replaces a
 * missing module with an error.
 */
const withoutBrowserOnly = {
  apply(compiler: Compiler) {
    compiler.hooks.normalModuleFactory.tap(NAME, (factory) => {
      factory.hooks.beforeResolve.tap(NAME, (request) =>
        isBrowserOnly(request) ? false : undefined,
      );
    });
  },
};

/**
 * Disables steps of webpack that do not affect the export: a cache, which takes longer to write than a build without a
 * cache; minifying server code, which runs only once; and compiling server code with which no page is rendered.
 *
 * @param config of Next's production build, which is changed
 * @param isServer whether it is the bundle that renders the pages
 */
export function reduceServerBundle(config: Configuration, isServer: boolean) {
  config.cache = false;
  if (!isServer) return;
  config.optimization = { ...config.optimization, minimize: false };
  const plugins = (config.plugins ?? []).filter(
    (plugin) => plugin && plugin.constructor.name !== SERVER_TRACE,
  );
  config.plugins = [...plugins, withoutBrowserOnly];
}
