import { TILE_SIZE } from "./tile-grid.mjs";

/** @typedef {import("./tile-grid.mjs").Tile} Tile */

/** The name of a tile, as in its address. @param {Tile} tile */
export const nameOf = ({ z, x, y }) => `${z}/${x}/${y}`;

/**
 * The tiles that are worth a file. One of a single colour is none if the part of the nearest smaller
 * zoom that shows the same place has that colour, too: the map shows that part instead, enlarged
 * (components/map/embedded-tiles.client.ts).
 */
export class DrawnTiles {
  /** @type {Map<string, Uint8Array>} */
  #indices = new Map();

  /** Their names. */
  get names() {
    return [...this.#indices.keys()];
  }

  /**
   * Takes the next tile; those of smaller zooms come first.
   *
   * @param {Tile} tile
   * @param {Uint8Array} indices
   * @returns {boolean} whether it is worth a file
   */
  add(tile, indices) {
    const [first = 0] = indices;
    if (indices.every((index) => index === first) && this.#shows(tile, first)) return false;
    this.#indices.set(nameOf(tile), indices);
    return true;
  }

  /** Whether a smaller zoom shows nothing but this at the tile's place. @param {Tile} tile @param {number} index */
  #shows({ z, x, y }, index) {
    for (let up = 1; up <= z; up += 1) {
      const indices = this.#indices.get(nameOf({ z: z - up, x: x >> up, y: y >> up }));
      if (indices) return isUniform(indices, { x, y, up }, index);
    }
    return false;
  }
}

/** @param {Uint8Array} indices @param {{ x: number, y: number, up: number }} part @param {number} index */
function isUniform(indices, { x, y, up }, index) {
  const side = TILE_SIZE / 2 ** up;
  const left = (x % 2 ** up) * side;
  const top = (y % 2 ** up) * side;
  for (let row = Math.floor(top); row < top + side; row += 1)
    for (let column = Math.floor(left); column < left + side; column += 1)
      if (indices[row * TILE_SIZE + column] !== index) return false;
  return true;
}
