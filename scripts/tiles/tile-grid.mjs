/**
 * Which tiles there are: arithmetic of Web Mercator, where zoom z has 2^z columns and rows.
 *
 * @typedef {{ z: number, x: number, y: number }} Tile
 * @typedef {{ z: number, x: number, y: number, columns: number, rows: number }} Block a rectangle of tiles
 * @typedef {{ latitude: number, longitude: number }} Position in degrees
 */

/** In pixels; components/map/map-defaults.ts has it for the browser. */
export const TILE_SIZE = 256;

/** The whole world is drawn from zoom 0 to this one. */
export const WORLD_ZOOM = 5;

/** The surroundings of our place are drawn from there on to this zoom, this many tiles each way. */
const PLACE_ZOOM = 9;
const PLACE_TILES = 4;

/** How many tiles a side are drawn at once: larger pictures take more memory, smaller ones more time. */
const BLOCK_SIDE = 16;

/** @param {number} longitude @param {number} z */
const columnAt = (longitude, z) => Math.floor(((longitude + 180) / 360) * 2 ** z);

/** @param {number} latitude @param {number} z */
function rowAt(latitude, z) {
  const angle = (latitude * Math.PI) / 180;
  return Math.floor(((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * 2 ** z);
}

/**
 * Returns the rectangles of tiles to draw, from the smallest zoom on: the world, then what is around
 * the place.
 *
 * @param {Position} place
 * @returns {Block[]}
 */
export function blocksToDraw({ latitude, longitude }) {
  return Array.from({ length: PLACE_ZOOM + 1 }, (_, z) => {
    const last = 2 ** z - 1;
    if (z <= WORLD_ZOOM) return cutUp(z, [0, last], [0, last]);
    const around = (/** @type {number} */ at) => {
      const within = (/** @type {number} */ tile) => Math.min(Math.max(tile, 0), last);
      return /** @type {[number, number]} */ ([within(at - PLACE_TILES), within(at + PLACE_TILES)]);
    };
    return cutUp(z, around(columnAt(longitude, z)), around(rowAt(latitude, z)));
  }).flat();
}

/**
 * @param {number} z
 * @param {[number, number]} columns first and last
 * @param {[number, number]} rows first and last
 * @returns {Block[]}
 */
function cutUp(z, [left, right], [top, bottom]) {
  const starts = (/** @type {number} */ from, /** @type {number} */ to) =>
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
