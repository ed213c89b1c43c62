import { TILE_SIZE, type Tile } from "./tile-grid";

/** The name of a tile. The URL of the tile contains the same name. */
export const tileName = ({ z, x, y }: Tile) => `${z}/${x}/${y}`;

/**
 * Collects the tiles that need a file. A tile of a single colour needs no file if a lower zoom level has the same
 * colour at this position. The map then enlarges the tile of the lower zoom level
 * (components/map/embedded-tiles.client.ts).
 */
export class DrawnTiles {
  readonly #indices = new Map<string, Uint8Array>();

  /** The names of the tiles that need a file. */
  get names() {
    return [...this.#indices.keys()];
  }

  /**
   * Adds the next tile. The tiles of lower zoom levels must be added first.
   *
   * @returns whether the tile needs a file
   */
  add(tile: Tile, indices: Uint8Array): boolean {
    const [first = 0] = indices;
    if (indices.every((index) => index === first) && this.#shows(tile, first)) return false;
    this.#indices.set(tileName(tile), indices);
    return true;
  }

  /** Returns whether a lower zoom level has only this colour at the position of the tile. */
  #shows({ z, x, y }: Tile, index: number) {
    for (let up = 1; up <= z; up += 1) {
      const indices = this.#indices.get(tileName({ z: z - up, x: x >> up, y: y >> up }));
      if (indices) return isUniform(indices, { x, y, up }, index);
    }
    return false;
  }
}

function isUniform(
  indices: Uint8Array,
  { x, y, up }: { x: number; y: number; up: number },
  index: number,
) {
  const side = TILE_SIZE / 2 ** up;
  const left = (x % 2 ** up) * side;
  const top = (y % 2 ** up) * side;
  for (let row = Math.floor(top); row < top + side; row += 1)
    for (let column = Math.floor(left); column < left + side; column += 1)
      if (indices[row * TILE_SIZE + column] !== index) return false;
  return true;
}
