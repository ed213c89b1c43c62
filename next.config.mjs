/** How long a script chunk may take to arrive: the specification's section 9, in milliseconds. */
const CHUNK_LOAD_TIMEOUT_MS = 120_000;

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
    if (!isServer) config.output.chunkLoadTimeout = CHUNK_LOAD_TIMEOUT_MS;
    return config;
  },
};

export default nextConfig;
