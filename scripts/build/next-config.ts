import type { NextConfig } from "next";
import withServiceWorker from "next-pwa";
import type { Configuration } from "webpack";
import { readEnvironment } from "./environment";
import { moduleOrder } from "./hydration/module-order";
import { MANIFEST_PLACEHOLDER } from "./offline/manifest-placeholder";
import { makeDeterministic } from "./webpack/deterministic-ids";
import { reduceServerBundle } from "./webpack/server-bundle";
import { v8CompileHints } from "./webpack/v8-compile-hints";

const {
  BASE_PATH,
  NEXT_PUBLIC_CONTACT_ENDPOINT,
  NEXT_PUBLIC_CONTACT_CREDENTIALS,
  NEXT_PUBLIC_SEND_URL,
  NEXT_PUBLIC_SEND_RECEIPTS,
  NEXT_PUBLIC_DATAPIPE_ID,
  NEXT_PUBLIC_EMBED_ORIGINS,
} = readEnvironment(process.env);

/** The time-out for loading a chunk (docs/specification.md, "Business constants and limits"). */
const CHUNK_LOAD_TIMEOUT_MS = 120_000;

/**
 * The time in seconds for which a prefetched page may be displayed. Visitors may read a page for longer than 5 minutes,
 * which is the default of Next.
 */
const PAGES_KEPT_S = 86_400;

/**
 * The number of digits of a fingerprint in the name of a chunk. Next uses sixteen digits. Every page loads the list of
 * all names, so the names are shortened. Eight digits are enough, because a chunk id precedes them.
 */
const HASH_DIGITS = 8;

/**
 * Whether modules of a chunk may move into shared chunks. This applies to all chunks except two kinds: the chunks that
 * Next also does not split, and the code that creates archives. The code for archives imports modules of every folder
 * of the site, and would split the chunks of runs, results and the editor.
 */
const isSplit = ({ name = "" }: { name?: string | null }) =>
  !/^(polyfills|main|pages\/_app|archive-maker)$/.test(name ?? "");

/**
 * Code of the site that at least four chunks use (error pages, links, routes) is sent only once. Without this rule,
 * webpack would copy such small modules into each of these chunks, and every page would have about 4 kB more. Styles
 * remain with their page. Code that only late chunks use remains in those chunks (the contact form, the outbox, texts
 * of authors, lib/device, plots, typesetting, the focus of parts that load late).
 */
const SHARED_CODE = {
  test: ({ resource = "" }: { resource?: string }) =>
    /[\\/](components|lib)[\\/](?!features[\\/](contact|editor|study)|shell[\\/]outbox|author-text|device|outbox|stats|plots|ui[\\/](author-text|confirm|counterpart|disclosure|load-failure|retry-button|state-mark|use-heading-next|use-kept-focus|use-said)|xhr-fetch|decode-text|plain-origin|within-ms|i18n[\\/](size-text|typeset|read-number)).*\.tsx?$/.test(
      resource,
    ),
  name: "shared",
  chunks: isSplit,
  minChunks: 4,
  priority: 50,
  enforce: true,
};

/**
 * Statistics and plots of results, which load after a run. This rule does not apply to the player of trial figures,
 * because the player loads with the page, or to the statistics of the planner, because no result needs them.
 */
const SHARED_BY_RESULTS = {
  test: /[\\/](lib[\\/]stats|components[\\/]plots)[\\/](?!figure-|play-|(?:power|distributions)\.).*\.tsx?$/,
  name: "results",
  chunks: "async",
  minChunks: 3,
  enforce: true,
};

/** Code that all forms share. Because this code is small, webpack would otherwise copy it into each form. */
const SHARED_BY_FORMS = {
  test: /[\\/]experiments[\\/]engine[\\/]run[\\/](choice-form|choice-group|answers|answer-facts)\.client\.tsx?$/,
  name: "forms",
  chunks: "async",
  enforce: true,
};

/**
 * Settings that timed apps share. Because these settings are small, webpack would otherwise copy them into some apps.
 */
const SHARED_BY_TIMED = {
  test: /[\\/]experiments[\\/]engine[\\/](contract[\\/]define-parameters|speeded[\\/](speeded-parameters|feedback|run-length))\.ts$/,
  name: "settings",
  chunks: "async",
  enforce: true,
};

/**
 * The cascade layers, from the lowest priority to the highest. Every sheet begins with this order, because any sheet
 * may load first: webpack puts the styles of client components before the styles of the layout that imports tokens.css.
 */
const LAYER_ORDER = "@layer tokens, base, ui, feature;";

/** Scripts that become a file of a download are imported as text. */
const SCRIPTS_AS_TEXT = { test: /[\\/](?:experiments|lib)[\\/].*\.(R|py)$/, type: "asset/source" };

/** The configuration of Next without the service worker. */
export const nextConfig: NextConfig = {
  output: "export",
  basePath: BASE_PATH,
  // Below a base path, Next would link to the home page as "/repo". Hosts and the scope of the worker use "/repo/". No
  // other path of the site ends with a slash.
  skipTrailingSlashRedirect: true,
  // BASE_PATH is for the URLs that Next does not complete itself (lib/base-path.ts). The endpoint is defined even if it
  // is empty. The reasons are that the worker has no `process`, and that code for an empty endpoint is left out.
  env: {
    BASE_PATH,
    NEXT_PUBLIC_CONTACT_ENDPOINT,
    NEXT_PUBLIC_CONTACT_CREDENTIALS,
    NEXT_PUBLIC_SEND_URL,
    NEXT_PUBLIC_SEND_RECEIPTS,
    NEXT_PUBLIC_DATAPIPE_ID,
    NEXT_PUBLIC_EMBED_ORIGINS,
  },
  // The build id is a hash of the build's inputs (build.ts). The same sources therefore produce the same files.
  generateBuildId: () => process.env.BUILD_ID ?? null,
  poweredByHeader: false,
  reactStrictMode: true,
  // A static export has no image server. The pictures are made at build time.
  images: { unoptimized: true },
  // Each language has a separate root layout, so the 404 page is a complete HTML file. Each page and layout has one
  // style sheet, because pages inline their sheets, and shared chunks would include the rules of other pages.
  experimental: { globalNotFound: true, cssChunking: false, staleTimes: { static: PAGES_KEPT_S } },
  // The list of the packages that a server would load is not needed for an export, and its creation takes seconds.
  outputFileTracingExcludes: { "next-server": ["**/*"] },
  // build.ts checks the types after the export, without the types of the tests (tsconfig.build.json).
  typescript: { ignoreBuildErrors: true },
  // These packages are published only as ES modules. jest (by next/jest) cannot load them with `require` unchanged.
  transpilePackages: ["react-leaflet", "@react-leaflet/core"],
  webpack(config: Configuration, { dev, isServer, webpack }) {
    if (!dev) {
      makeDeterministic(config);
      reduceServerBundle(config, isServer);
    }
    config.module?.rules?.push(SCRIPTS_AS_TEXT);
    if (isServer) return config;
    config.plugins?.push(
      new webpack.BannerPlugin({ banner: LAYER_ORDER, raw: true, test: /\.css$/ }),
    );
    if (!dev) config.plugins?.push(moduleOrder, v8CompileHints);
    config.output = {
      ...config.output,
      chunkLoadTimeout: CHUNK_LOAD_TIMEOUT_MS,
      hashDigestLength: HASH_DIGITS,
    };
    const splitting = config.optimization?.splitChunks || {};
    splitting.chunks = isSplit;
    if (splitting.cacheGroups)
      Object.assign(splitting.cacheGroups, {
        shared: SHARED_CODE,
        results: SHARED_BY_RESULTS,
        forms: SHARED_BY_FORMS,
        settings: SHARED_BY_TIMED,
      });
    return config;
  },
};

/**
 * Adds the service worker, which is compiled to public/sw.js. The worker's list of files is written only after the
 * export (scripts/build/offline/), because this function runs before the export. The page itself registers the worker
 * (components/shell/offline/).
 */
const serviceWorker = withServiceWorker({
  dest: "public",
  swSrc: "components/shell/offline/worker/service-worker.ts",
  register: false,
  dynamicStartUrl: false,
  cacheStartUrl: false,
  disable: process.env.NODE_ENV === "development",
  additionalManifestEntries: [{ url: MANIFEST_PLACEHOLDER, revision: null }],
  exclude: [/./],
});

export const siteConfig = serviceWorker(nextConfig);
