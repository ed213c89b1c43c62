import type { Compiler, Configuration } from "webpack";

const NAME = "no-browser-only-imports";

/** Where browser code begins (`npm run lint` keeps the names). */
const BROWSER_CODE = /\.client\.tsx?$/;

/** Traces what a server has to have installed. An export has no server. */
const SERVER_TRACE = "TraceEntryPointsPlugin";

/** A request that webpack is about to resolve: who asks for it, and in which ways. */
type ResolveRequest = {
  contextInfo: { issuer?: string };
  dependencies: readonly { type: string }[];
};

/** Returns whether a module is only ever fetched by browser code, with `import()`. */
const isBrowserOnly = ({ contextInfo, dependencies }: ResolveRequest): boolean =>
  BROWSER_CODE.test(contextInfo.issuer ?? "") &&
  dependencies.every(({ type }) => type === "import()");

/**
 * webpack plugin: leaves out of the code that renders pages what the browser fetches by `import()`. No
 * page is rendered with it; one that were would stop the build, because webpack puts an error in the
 * place of what it does not find.
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
 * Spares webpack what does not reach the export: a cache, which takes longer to write than a build
 * without one; minifying server code, which runs once; and server code that no page is rendered with.
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
