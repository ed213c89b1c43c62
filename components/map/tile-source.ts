import { MAP_DEFAULTS } from "./map-defaults";

/** A street map that the operator has named at build (README.md, `NEXT_PUBLIC_TILE_URL`). */
export type TileSource = {
  /** With `{s}`, `{z}`, `{x}` and `{y}`. */
  url: string;
  subdomains: string;
  attribution: string;
  /** What the visitor is told before anything is asked for. */
  host: string;
};

/** The operator's street map, which the build has checked (scripts/build/environment.ts); often none. */
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
