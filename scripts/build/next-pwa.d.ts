declare module "next-pwa" {
  import type { NextConfig } from "next";

  /** The options that next-config.ts uses. All other options are passed to workbox's InjectManifest. */
  export default function withPwa(options: {
    dest: string;
    swSrc: string;
    register: boolean;
    dynamicStartUrl: boolean;
    cacheStartUrl: boolean;
    disable: boolean;
    additionalManifestEntries: { url: string; revision: string | null }[];
    exclude: RegExp[];
  }): (config: NextConfig) => NextConfig;
}
