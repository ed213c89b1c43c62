"use client";

import { type Coords, type DoneCallback, GridLayer, type GridLayerOptions } from "leaflet";
import { fadeIn } from "./fade-in.client";
import { MAP_DEFAULTS } from "./map-defaults";
import {
  DRAWN_TILES_ADDRESS,
  nearestDrawn,
  parseDrawnTiles,
  type TilePart,
  type TileScheme,
  tileAddress,
} from "./map-tiles";

let drawnTiles: Promise<ReadonlySet<string>> | undefined;

/** Returns the list of tiles. The list is fetched once; after a failure, the next call fetches it again. */
export function readDrawnTiles() {
  drawnTiles ??= fetch(DRAWN_TILES_ADDRESS)
    .then((response) => response.json())
    .then(parseDrawnTiles)
    .catch((failure) => {
      drawnTiles = undefined;
      throw failure;
    });
  return drawnTiles;
}

/**
 * The base map of the site: sea, land, borders and coasts without names. In place of a tile that was not drawn, the map
 * displays the enlarged part of a tile at a smaller zoom level.
 */
export class EmbeddedTiles extends GridLayer {
  readonly #scheme: TileScheme;

  constructor(scheme: TileScheme, options?: GridLayerOptions) {
    super({ tileSize: MAP_DEFAULTS.tileSize, keepBuffer: 1, noWrap: true, ...options });
    this.#scheme = scheme;
  }

  protected override createTile({ z, x, y }: Coords, done: DoneCallback): HTMLElement {
    const tile = document.createElement("canvas");
    tile.width = MAP_DEFAULTS.tileSize;
    tile.height = MAP_DEFAULTS.tileSize;
    readDrawnTiles()
      .then(async (drawn) => {
        const part = nearestDrawn(drawn, { z, x, y });
        if (part) await paint(tile, part, tileAddress(this.#scheme, part));
        fadeIn(tile, () => done(undefined, tile));
      })
      .catch((failure: Error) => done(failure, tile));
    return tile;
  }
}

async function paint(tile: HTMLCanvasElement, { side, left, top }: TilePart, address: string) {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  tile.getContext("2d")?.drawImage(picture, left, top, side, side, 0, 0, tile.width, tile.height);
}
