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

/** Chunk load time-out (docs/specification.md, "Business constants and limits"). */
const CHUNK_LOAD_TIMEOUT_MS = 120_000;

/** Time for which a prefetched page may be displayed, in seconds: visitors read longer than Next's 5 minutes. */
const PAGES_KEPT_S = 86_400;

/**
 * Digits of a fingerprint in the name of a chunk, of Next's sixteen: every page loads the list of all names, and with the
 * preceding chunk id eight digits are enough.
 */
const HASH_DIGITS = 8;

/**
 * Chunks whose modules may move into shared chunks: all except the chunks that Next also leaves unsplit, and the maker of
 * archives. It imports code of every part, and would split the chunks of runs, results and the editor.
 */
const isSplit = ({ name = "" }: { name?: string | null }) =>
  !/^(polyfills|main|pages\/_app|archive-maker)$/.test(name ?? "");

/**
 * Own code that four chunks or more use (error pages, links, routes) is sent once: webpack leaves such small modules in each of
 * them, which costs every page about 4 kB. Styles stay with their page, and code that only late chunks use (the contact form,
 * the outbox, texts of authors, lib/device, plots, text setting) stays with those chunks.
 */
const SHARED_CODE = {
  test: ({ resource = "" }: { resource?: string }) =>
    /[\\/](components|lib)[\\/](?!features[\\/](contact|editor|study)|shell[\\/]outbox|author-text|device|outbox|stats|plots|ui[\\/](author-text|confirm|disclosure|state-mark)|xhr-fetch|decode-text|plain-origin|i18n[\\/](size-text|typeset|read-number)).*\.tsx?$/.test(
      resource,
    ),
  name: "shared",
  chunks: isSplit,
  minChunks: 4,
  priority: 50,
  enforce: true,
};

/** Statistics and plots of results, which load after a run; the player of trial figures loads with the page. */
const SHARED_BY_RESULTS = {
  test: /[\\/](lib[\\/]stats|components[\\/]plots)[\\/](?!figure-|play-).*\.tsx?$/,
  name: "results",
  chunks: "async",
  minChunks: 3,
  enforce: true,
};

/** Code that all forms share: webpack would copy it into each form, because it is small. */
const SHARED_BY_FORMS = {
  test: /[\\/]experiments[\\/]engine[\\/]run[\\/](choice-form|answers)\.client\.tsx?$/,
  name: "forms",
  chunks: "async",
  enforce: true,
};

/** Settings that timed apps share: webpack would copy them into some apps, because they are small. */
const SHARED_BY_TIMED = {
  test: /[\\/]experiments[\\/]engine[\\/](contract[\\/]define-parameters|speeded[\\/](speeded-parameters|feedback|run-length))\.ts$/,
  name: "settings",
  chunks: "async",
  enforce: true,
};

/**
 * Cascade layers, weakest first. Every sheet begins with this order, because any sheet may arrive first: webpack puts the
 * styles of client components before the styles of the layout that imports tokens.css.
 */
const LAYER_ORDER = "@layer tokens, base, ui, feature;";

/** Scripts that become part of a download are imported as text. */
const SCRIPTS_AS_TEXT = { test: /[\\/]experiments[\\/].*\.(R|py)$/, type: "asset/source" };

/** Without the service worker. */
export const nextConfig: NextConfig = {
  output: "export",
  basePath: BASE_PATH,
  // Below a base path Next would link to the home page as "/repo", but hosts and the worker's scope have
  // "/repo/". No other path of the site ends with a slash.
  skipTrailingSlashRedirect: true,
  // The path is for the URLs that Next does not complete itself (lib/base-path.ts). The endpoint
  // is defined even if it is empty: the worker has no `process`, and code for an empty endpoint is left out.
  env: {
    BASE_PATH,
    NEXT_PUBLIC_CONTACT_ENDPOINT,
    NEXT_PUBLIC_CONTACT_CREDENTIALS,
    NEXT_PUBLIC_SEND_URL,
    NEXT_PUBLIC_SEND_RECEIPTS,
    NEXT_PUBLIC_DATAPIPE_ID,
    NEXT_PUBLIC_EMBED_ORIGINS,
  },
  // A hash of the build's inputs (build.ts), so that the same sources produce the same files.
  generateBuildId: () => process.env.BUILD_ID ?? null,
  poweredByHeader: false,
  reactStrictMode: true,
  // A static export has no image server; pictures are made at build time.
  images: { unoptimized: true },
  // Each language has a root layout of its own, so the 404 page is a whole document.
  // One style sheet for each page and layout: pages inline them, and shared chunks would include the rules
  // of other pages.
  experimental: { globalNotFound: true, cssChunking: false, staleTimes: { static: PAGES_KEPT_S } },
  // An export needs no trace of the packages that a server would load, and tracing takes seconds.
  outputFileTracingExcludes: { "next-server": ["**/*"] },
  // build.ts checks the types afterwards, without the types of the tests (tsconfig.build.json).
  typescript: { ignoreBuildErrors: true },
  // Published only as ES modules, which jest (by next/jest) cannot load with `require` unchanged.
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
 * The service worker, compiled to public/sw.js. Its list of files is written after the export (scripts/build/offline/), because
 * there is no export yet when this runs; the page registers it (components/shell/offline/).
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
