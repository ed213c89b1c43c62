import withServiceWorker from "next-pwa";
import { finishTasks, tasksBeside } from "./scripts/beside-compilation.mjs";
import { compileAhead } from "./scripts/compile-ahead.mjs";
import { basePath, checkEnvironment } from "./scripts/environment.mjs";
import { makeLean } from "./scripts/lean-webpack.mjs";
import { makeRepeatable } from "./scripts/repeatable-webpack.mjs";
import { startOrder } from "./scripts/start-order.mjs";

checkEnvironment(process.env);

const BASE_PATH = basePath(process.env);

/** Chunk load time-out (docs/specification.md, "Business constants and limits"). */
const CHUNK_LOAD_TIMEOUT_MS = 120_000;

/** How long a prefetched page may be shown, in seconds: visitors read longer than Next's 5 minutes. */
const PAGES_KEPT_S = 86_400;

/**
 * Digits of a fingerprint in the name of a chunk, of Next's sixteen: every page loads the list of all
 * names, and with the chunk's id before them eight are enough.
 */
const HASH_DIGITS = 8;

/**
 * Own code that four chunks or more use (error pages, links, addresses) is sent once: webpack leaves
 * such small modules in each of them, which costs every page about 4 kB. Styles stay with their page,
 * and what only code that comes late uses (the contact form, the outbox, lib/device) stays with that.
 */
const SHARED_CODE = {
  /** @param {{ resource?: string }} module */
  test: ({ resource = "" }) =>
    /[\\/](components|lib)[\\/](?!features[\\/]contact|shell[\\/]outbox|device).*\.tsx?$/.test(
      resource,
    ),
  name: "shared",
  chunks: "all",
  minChunks: 4,
  priority: 50,
  enforce: true,
};

/** What the apps that are forms have in common is too small for webpack to send it once by itself. */
const SHARED_BY_FORMS = {
  test: /[\\/]experiments[\\/]engine[\\/](choice-form|answers)\.client\.tsx?$/,
  name: "forms",
  chunks: "async",
  enforce: true,
};

/** Scripts that go into a download are imported as text. */
const SCRIPTS_AS_TEXT = { test: /[\\/]experiments[\\/].*\.(R|py)$/, type: "asset/source" };

/** Without the service worker. @type {import("next").NextConfig} */
export const nextConfig = {
  output: "export",
  basePath: BASE_PATH,
  // Next would link to the home page below a base path as "/repo", and hosts and the worker's scope
  // know it as "/repo/". Only paths with a slash at their end are touched, and the site has no other.
  skipTrailingSlashRedirect: true,
  // The path is for the addresses that Next does not complete itself (lib/base-path.ts). The endpoint
  // is put in when it is empty, too: the worker has no `process`, and code for it is left out.
  env: {
    BASE_PATH,
    NEXT_PUBLIC_CONTACT_ENDPOINT: process.env.NEXT_PUBLIC_CONTACT_ENDPOINT ?? "",
    NEXT_PUBLIC_CONTACT_CREDENTIALS: process.env.NEXT_PUBLIC_CONTACT_CREDENTIALS ?? "",
  },
  // Of the build's inputs (scripts/build.mjs), so that the same sources make the same files.
  generateBuildId: () => process.env.BUILD_ID ?? null,
  poweredByHeader: false,
  reactStrictMode: true,
  // A static export has no image server; pictures are made at build time.
  images: { unoptimized: true },
  // Each language has a root layout of its own, so the 404 page is a whole document.
  // A sheet for each page and layout: it stands in the page, and pieces that are shared would bring the
  // rules of other pages with them.
  experimental: { globalNotFound: true, cssChunking: false, staleTimes: { static: PAGES_KEPT_S } },
  // Which packages a server would need: an export has none, and finding out takes seconds.
  outputFileTracingExcludes: { "next-server": ["**/*"] },
  // Types are checked beside the compilation instead of after it (scripts/beside-compilation.mjs), and
  // an error in them stops the build all the same.
  typescript: { ignoreBuildErrors: true },
  compiler: { runAfterProductionCompile: finishTasks },
  // Published as ES modules only, which jest (by next/jest) cannot require as they are.
  transpilePackages: ["react-leaflet", "@react-leaflet/core"],
  webpack(config, { dev, isServer }) {
    if (!dev) {
      config.plugins.push(tasksBeside);
      makeRepeatable(config);
      makeLean(config, isServer);
    }
    config.module.rules.push(SCRIPTS_AS_TEXT);
    if (isServer) return config;
    if (!dev) config.plugins.push(startOrder, compileAhead);
    config.output.chunkLoadTimeout = CHUNK_LOAD_TIMEOUT_MS;
    config.output.hashDigestLength = HASH_DIGITS;
    const { cacheGroups } = config.optimization.splitChunks || {};
    if (cacheGroups) Object.assign(cacheGroups, { shared: SHARED_CODE, forms: SHARED_BY_FORMS });
    return config;
  },
};

/**
 * The service worker, compiled to public/sw.js. Its list of files is written after the export
 * (scripts/offline-set.mjs), because nothing is exported yet when this runs; the page registers it
 * (components/shell/offline/).
 */
const serviceWorker = withServiceWorker({
  dest: "public",
  swSrc: "components/shell/offline/worker/service-worker.ts",
  register: false,
  dynamicStartUrl: false,
  cacheStartUrl: false,
  disable: process.env.NODE_ENV === "development",
  additionalManifestEntries: [{ url: "offline-set", revision: null }],
  exclude: [/./],
});

export default serviceWorker(nextConfig);
