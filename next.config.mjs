import { checkEnvironment } from "./scripts/environment.mjs";

checkEnvironment(process.env);

/** How long a script chunk may take to arrive: the specification's section 9, in milliseconds. */
const CHUNK_LOAD_TIMEOUT_MS = 120_000;

/**
 * Own code that four chunks or more use (error pages, links, addresses) is sent once: webpack leaves
 * such small modules in each of them, which costs every page about 4 kB. Styles stay with their page.
 */
const SHARED_CODE = {
  /** @param {{ resource?: string }} module */
  test: ({ resource = "" }) => /[\\/](components|lib)[\\/].*\.tsx?$/.test(resource),
  name: "shared",
  chunks: "all",
  minChunks: 4,
  priority: 50,
  enforce: true,
};

/** Scripts that go into a download are imported as text. */
const SCRIPTS_AS_TEXT = { test: /[\\/]experiments[\\/].*\.(R|py)$/, type: "asset/source" };

/** @type {import("next").NextConfig} */
const nextConfig = {
  output: "export",
  poweredByHeader: false,
  reactStrictMode: true,
  // A static export has no image server; pictures are made at build time.
  images: { unoptimized: true },
  // Each language has a root layout of its own, so the 404 page is a whole document.
  experimental: { globalNotFound: true },
  // Published as ES modules only, which jest (by next/jest) cannot require as they are.
  transpilePackages: ["react-leaflet", "@react-leaflet/core"],
  webpack(config, { isServer }) {
    config.module.rules.push(SCRIPTS_AS_TEXT);
    if (isServer) return config;
    config.output.chunkLoadTimeout = CHUNK_LOAD_TIMEOUT_MS;
    const { cacheGroups } = config.optimization.splitChunks || {};
    if (cacheGroups) cacheGroups.shared = SHARED_CODE;
    return config;
  },
};

export default nextConfig;
