"use client";

import type { Coords, DoneCallback } from "leaflet";
import { EmbeddedTiles, readDrawnTiles } from "@/components/map/embedded-tiles.client";
import { MAP_DEFAULTS } from "@/components/map/map-defaults";
import { type TileScheme, tileAddress } from "@/components/map/map-tiles";
import { shownScheme } from "@/components/map/use-tile-scheme.client";

/**
 * Maximum enlargement of a tile, in zoom levels, before the tile of the next zoom level is used. A quarter of a zoom
 * level enlarges the tile by about a fifth.
 */
const TOLERANCE = 0.25;

/** Returns the zoom level whose tiles are sharp on this screen when the map is displayed at `zoom`. */
const sharpZoom = (zoom: number) =>
  Math.max(0, Math.ceil(zoom + Math.log2(window.devicePixelRatio) - TOLERANCE));

/**
 * The embedded map in the resolution of the screen. On a phone, the whole world is about as wide as one tile, and the
 * coasts in that tile would be blurred. The map therefore uses tiles of the next zoom level at half their size.
 */
export class FineTiles extends EmbeddedTiles {
  readonly #zoomsUp: number;

  /** @param zoom the most common zoom, at which the map must be sharp */
  constructor(scheme: TileScheme, zoom: number) {
    // Leaflet itself would use the tiles of the nearest whole zoom level.
    const zoomsUp = Math.max(0, sharpZoom(zoom) - Math.round(zoom));
    super(scheme, { tileSize: MAP_DEFAULTS.tileSize / 2 ** zoomsUp });
    this.#zoomsUp = zoomsUp;
  }

  protected override createTile(at: Coords, done: DoneCallback): HTMLElement {
    return super.createTile(Object.assign(at.clone(), { z: at.z + this.#zoomsUp }) as Coords, done);
  }
}

/** Maximum width of the map in the task, in pixels (form-run.module.css). */
const WIDEST = 736;

/** Prefetched map tiles. The browser does not discard the tiles while this list refers to them. */
const held: HTMLImageElement[] = [];

/**
 * Prefetches the tiles of the initial view. A run is then possible even if the network is lost later.
 * @throws if the list of tiles cannot be fetched
 */
export async function fetchWorld(): Promise<void> {
  const width = Math.min(WIDEST, document.documentElement.clientWidth);
  const sharp = sharpZoom(Math.log2(width / MAP_DEFAULTS.tileSize));
  for (const name of await readDrawnTiles()) {
    const [z = 0, x = 0, y = 0] = name.split("/").map(Number);
    if (z > sharp) continue;
    const picture = new Image();
    picture.src = tileAddress(shownScheme(), { z, x, y });
    held.push(picture);
  }
}
