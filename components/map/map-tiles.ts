import { withBase } from "@/lib/base-path";
import { MAP_DEFAULTS } from "./map-defaults";

/** The colour schemes in which the embedded tiles are drawn (scripts/build/tiles/draw-tiles.ts). */
export type TileScheme = "light" | "dark";

/** The column and the row of a tile at a zoom level, as in the URL of the tile. */
export type TileCoordinates = { z: number; x: number; y: number };

/** The URL of the file that lists the drawn tiles. */
export const DRAWN_TILES_ADDRESS = withBase("/tiles/drawn.json");

/** A square part of a tile: the length of its sides and the position of its corner, in pixels of the tile. */
export type TilePart = TileCoordinates & { side: number; left: number; top: number };

/** The source of the map data. The page displays this source. */
export const NATURAL_EARTH = { name: "Natural Earth", url: "https://www.naturalearthdata.com" };

/** Returns the URL of an embedded tile: `/tiles/{scheme}/{z}/{x}/{y}.png`. */
export const tileAddress = (scheme: TileScheme, { z, x, y }: TileCoordinates) =>
  withBase(`/tiles/${scheme}/${z}/${x}/${y}.png`);

/**
 * Finds the picture for the area of a tile: the tile itself, or a part of the nearest drawn tile at a smaller zoom
 * level. Many tiles that contain only sea or only land are not drawn, and no tile is drawn beyond a certain zoom level.
 *
 * @param drawn the names of the drawn tiles, "z/x/y"
 * @returns the part, or undefined for a place off the map
 */
export function nearestDrawn(
  drawn: ReadonlySet<string>,
  { z, x, y }: TileCoordinates,
): TilePart | undefined {
  for (let up = 0; up <= z; up += 1) {
    const scale = 2 ** up;
    const tile = { z: z - up, x: Math.floor(x / scale), y: Math.floor(y / scale) };
    if (!drawn.has(`${tile.z}/${tile.x}/${tile.y}`)) continue;
    const side = MAP_DEFAULTS.tileSize / scale;
    return { ...tile, side, left: (x - tile.x * scale) * side, top: (y - tile.y * scale) * side };
  }
  return undefined;
}

/** Parses the list of tiles. The names of the tiles must have the format "z/x/y". @throws Error for any other value */
export function parseDrawnTiles(value: unknown): ReadonlySet<string> {
  const { tiles } = Object(value) as { tiles?: unknown };
  if (Array.isArray(tiles) && tiles.every((name) => /^\d+\/\d+\/\d+$/.test(name)))
    return new Set(tiles);
  throw new Error("The list of the map's tiles cannot be read.");
}
