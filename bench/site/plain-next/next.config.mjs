import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * The top folder of the repository, which contains node_modules. The copy is built three folders below
 * (.next/bench/plain-…).
 */
const PROJECT = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));

/** The default configuration of Next, for a static export. @type {import("next").NextConfig} */
const config = {
  output: "export",
  images: { unoptimized: true },
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: PROJECT },
  outputFileTracingRoot: PROJECT,
};

export default config;
