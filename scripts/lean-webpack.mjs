const NAME = "no-browser-only-imports";

/** Where code of the browser begins (`npm run lint` keeps the names). */
const BROWSER_CODE = /\.client\.tsx?$/;

/** Finds what a server has to have installed. An export has no server. */
const FOR_SERVERS = /^TraceEntryPointsPlugin$/;

/**
 * What webpack is about to look for: who asks for it, and in which ways.
 *
 * @typedef {{ contextInfo: { issuer?: string }, dependencies: readonly { type: string }[] }} Wanted
 */

/**
 * Returns whether a module is fetched by browser code when it is needed there, and in no other way.
 *
 * @param {Wanted} wanted
 * @returns {boolean}
 */
export const isBrowserOnly = ({ contextInfo, dependencies }) =>
  BROWSER_CODE.test(contextInfo.issuer ?? "") &&
  dependencies.every(({ type }) => type === "import()");

/**
 * webpack plugin: leaves out of the code that renders pages what the browser fetches by `import()`. No
 * page is rendered with it; one that were would stop the build, because webpack puts an error in the
 * place of what it does not find.
 */
const withoutBrowserOnly = {
  /** @param {any} compiler the types of Next's own copy of webpack are not published */
  apply(compiler) {
    compiler.hooks.normalModuleFactory.tap(NAME, (/** @type {any} */ factory) => {
      factory.hooks.beforeResolve.tap(NAME, (/** @type {Wanted} */ wanted) =>
        isBrowserOnly(wanted) ? false : undefined,
      );
    });
  },
};

/**
 * Spares webpack what does not reach the export: a cache, which takes longer to write than a build
 * without one; small server code, which is run once; and server code that no page is rendered with.
 *
 * @param {any} config of Next's production build, which is changed
 * @param {boolean} isServer whether it is the code that renders the pages
 */
export function makeLean(config, isServer) {
  config.cache = false;
  if (!isServer) return;
  config.optimization.minimize = false;
  const plugins = config.plugins.filter(
    (/** @type {object | undefined} */ plugin) => !FOR_SERVERS.test(plugin?.constructor.name ?? ""),
  );
  config.plugins = [...plugins, withoutBrowserOnly];
}
