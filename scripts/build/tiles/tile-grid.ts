import { MAP_DEFAULTS } from "@/components/map/map-defaults";
import type { organisation } from "@/content/organisation";

/** The grid of tiles in Web Mercator, where zoom z has 2^z columns and rows. */
export type Tile = { z: number; x: number; y: number };

/** A rectangle of tiles, all at the same zoom. */
export type TileBlock = Tile & { columns: number; rows: number };

type Coordinates = typeof organisation.coordinates;

/** The side of a tile in pixels. */
export const TILE_SIZE = MAP_DEFAULTS.tileSize;

/** The whole world is drawn from zoom 0 to this zoom. */
export const WORLD_ZOOM = 5;

/**
 * The surroundings of the organisation are drawn from the level after `WORLD_ZOOM` up to this zoom level, with this
 * number of tiles in each direction.
 */
const PLACE_ZOOM = 9;
const PLACE_TILES = 4;

/**
 * The number of tiles along one side of a picture that is drawn at once. Larger pictures need more memory, and smaller
 * pictures need more time.
 */
const BLOCK_SIDE = 16;

const columnAt = (longitude: number, z: number) => Math.floor(((longitude + 180) / 360) * 2 ** z);

function rowAt(latitude: number, z: number) {
  const angle = (latitude * Math.PI) / 180;
  return Math.floor(((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * 2 ** z);
}

/**
 * Returns the rectangles of tiles to draw. The lowest zoom level is first: the world, then the surroundings of the
 * organisation.
 */
export function blocksToDraw({ latitude, longitude }: Coordinates): TileBlock[] {
  return Array.from({ length: PLACE_ZOOM + 1 }, (_, z) => {
    const last = 2 ** z - 1;
    if (z <= WORLD_ZOOM) return cutUp(z, [0, last], [0, last]);
    const around = (at: number) => {
      const within = (tile: number) => Math.min(Math.max(tile, 0), last);
      return [within(at - PLACE_TILES), within(at + PLACE_TILES)] as const;
    };
    return cutUp(z, around(columnAt(longitude, z)), around(rowAt(latitude, z)));
  }).flat();
}

type Range = readonly [first: number, last: number];

function cutUp(z: number, [left, right]: Range, [top, bottom]: Range): TileBlock[] {
  const starts = (from: number, to: number) =>
    Array.from(
      { length: Math.ceil((to - from + 1) / BLOCK_SIDE) },
      (_, n) => from + n * BLOCK_SIDE,
    );
  return starts(top, bottom).flatMap((y) =>
    starts(left, right).map((x) => ({
      z,
      x,
      y,
      columns: Math.min(BLOCK_SIDE, right - x + 1),
      rows: Math.min(BLOCK_SIDE, bottom - y + 1),
    })),
  );
}
