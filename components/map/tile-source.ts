import { MAP_DEFAULTS } from "./map-defaults";

/** A street map that the operator has configured at build time (docs/environment.md, `NEXT_PUBLIC_TILE_URL`). */
export type TileSource = {
  /** The URL contains `{s}`, `{z}`, `{x}` and `{y}`. */
  url: string;
  subdomains: string;
  attribution: string;
  /** The host of the street map. The visitor reads this name before the first request to the host. */
  host: string;
};

/**
 * Returns the operator's street map, which the build has checked (scripts/build/environment.ts); undefined if no street
 * map is configured.
 */
export function tileSource(
  url: string | undefined = process.env.NEXT_PUBLIC_TILE_URL,
  attribution: string | undefined = process.env.NEXT_PUBLIC_TILE_ATTRIBUTION,
  subdomains: string | undefined = process.env.NEXT_PUBLIC_TILE_SUBDOMAINS,
): TileSource | undefined {
  if (!url) return undefined;
  return {
    url,
    subdomains: subdomains || MAP_DEFAULTS.subdomains,
    attribution: attribution ?? "",
    host: new URL(url.replace("{s}.", "")).host,
  };
}
