"use client";

import type { Coords, DoneCallback } from "leaflet";
import { EmbeddedTiles, readDrawnTiles } from "@/components/map/embedded-tiles.client";
import { MAP_DEFAULTS } from "@/components/map/map-defaults";
import { type TileScheme, tileAddress } from "@/components/map/map-tiles";
import { shownScheme } from "@/components/map/use-tile-scheme.client";

/** How much a tile may be enlarged, in zooms, before a finer one is taken: by a fifth. */
const TOLERANCE = 0.25;

/** The zoom whose tiles are sharp on this screen where the map is at `zoom`. */
const sharpZoom = (zoom: number) =>
  Math.max(0, Math.ceil(zoom + Math.log2(window.devicePixelRatio) - TOLERANCE));

/**
 * The embedded map in the resolution of the screen: the whole world on a phone is about as wide as one
 * tile, whose coasts would be blurred. Tiles of half the size are those of the next zoom.
 */
export class FineTiles extends EmbeddedTiles {
  readonly #zoomsUp: number;

  /** @param zoom at which the map is seen most, and is to be sharp */
  constructor(scheme: TileScheme, zoom: number) {
    // Leaflet takes the tiles of the nearest whole zoom.
    const zoomsUp = Math.max(0, sharpZoom(zoom) - Math.round(zoom));
    super(scheme, { tileSize: MAP_DEFAULTS.tileSize / 2 ** zoomsUp });
    this.#zoomsUp = zoomsUp;
  }

  protected override createTile(at: Coords, done: DoneCallback): HTMLElement {
    return super.createTile(Object.assign(at.clone(), { z: at.z + this.#zoomsUp }) as Coords, done);
  }
}

/** The widest that the map of the task is, in pixels (form-run.module.css). */
const WIDEST = 736;

/** Prefetched pictures: as long as they are held, the browser has them. */
const held: HTMLImageElement[] = [];

/**
 * Fetches the part of the map with which every city begins, so that a run can be done when the network
 * has gone meanwhile. @throws when the list of tiles does not arrive
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
