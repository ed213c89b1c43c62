"use client";

import "@/components/map/leaflet.css";
import { map as createMap, Draggable, type Map as LeafletMap } from "leaflet";
import { LEAFLET_DEFAULTS, MAP_DEFAULTS } from "@/components/map/map-defaults";
import type { TileScheme } from "@/components/map/map-tiles";
import { prefersReducedMotion } from "@/lib/reduced-motion";
import { FineTiles } from "./tiles.client";

/** Maximum zoom level. Coastlines do not have more detail beyond this level. */
const MAX_ZOOM = 8;

/** Centre of the initial view, in the middle of the inhabited latitudes on a Mercator map. */
const MIDDLE: [number, number] = [28, 0];
/**
 * Limits within which the map can be moved. They extend slightly beyond the date line, so that positions near the date
 * line can be selected.
 */
const REACH: [[number, number], [number, number]] = [
  [-75, -200],
  [84, 200],
];
/** Margin around the world in pixels, so that positions at the date line can be selected. */
const MARGIN = 12;

// During a tap, a finger may move by this distance. If the finger moves further, the map is dragged.
Draggable.mergeOptions({ clickTolerance: MAP_DEFAULTS.tapTolerancePx });

export type World = {
  map: LeafletMap;
  /** Draws the map in a colour scheme, and removes the tiles that were drawn before. */
  draw: (scheme: TileScheme) => FineTiles;
  close: () => void;
};

/**
 * Opens a map of the world without controls in an element. The map is fitted to the width of the element, also after
 * the element was resized, unless the participant has zoomed in.
 */
export function openWorld(host: HTMLElement): World {
  const mayMove = !prefersReducedMotion();
  const map = createMap(host, {
    ...LEAFLET_DEFAULTS,
    zoomControl: false,
    attributionControl: false,
    // The arrow keys move the cross, and a second tap moves the cross again. Neither the keys nor a second tap may
    // therefore pan or zoom the map.
    keyboard: false,
    doubleClickZoom: false,
    boxZoom: false,
    zoomAnimation: mayMove,
    markerZoomAnimation: mayMove,
    inertia: mayMove,
    zoomSnap: 0,
    maxZoom: MAX_ZOOM,
    maxBounds: REACH,
    maxBoundsViscosity: 1,
  });
  let isWhole = true;
  const fitWorld = () => {
    map.invalidateSize({ animate: false, pan: false });
    const width = Math.max(1, host.clientWidth - 2 * MARGIN);
    const whole = Math.log2(width / MAP_DEFAULTS.tileSize);
    map.options.minZoom = whole;
    if (isWhole) map.setView(MIDDLE, whole, { animate: false });
  };
  map.on("zoomend", () => {
    isWhole = map.getZoom() <= map.getMinZoom();
  });
  const resized = new ResizeObserver(fitWorld);
  fitWorld();
  resized.observe(host);
  let tiles: FineTiles | undefined;
  return {
    map,
    draw: (scheme) => {
      tiles?.remove();
      tiles = new FineTiles(scheme, map.getMinZoom());
      return tiles;
    },
    close: () => {
      resized.disconnect();
      map.remove();
    },
  };
}
