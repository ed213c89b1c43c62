"use client";

import { type Coords, type DoneCallback, TileLayer } from "leaflet";
import { fadeIn } from "./fade-in.client";

/** The operator's tiles. They fade in as the tiles of the site do. */
export class StreetTiles extends TileLayer {
  protected override createTile(coords: Coords, done: DoneCallback): HTMLElement {
    const tile: HTMLElement = super.createTile(coords, (failure, loaded) => {
      if (failure || !loaded) done(failure, loaded);
      else fadeIn(loaded, () => done(undefined, loaded));
    });
    return tile;
  }
}
