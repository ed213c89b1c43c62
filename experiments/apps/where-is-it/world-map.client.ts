"use client";

import "@/components/map/leaflet.css";
import { map as createMap, Draggable, type Map as LeafletMap } from "leaflet";
import { LEAFLET_DEFAULTS, MAP_DEFAULTS } from "@/components/map/map-defaults";
import type { TileScheme } from "@/components/map/map-tiles";
import { prefersReducedMotion } from "@/lib/reduced-motion";
import { FineTiles } from "./tiles.client";

/** Beyond it the drawn coasts have no more to show. */
const MAX_ZOOM = 8;

/** The middle of the inhabited latitudes on a Mercator map, which the first view is centred on. */
const MIDDLE: [number, number] = [28, 0];
/** How far the map can be moved: a little beyond the date line, for what lies at it. */
const REACH: [[number, number], [number, number]] = [
  [-75, -200],
  [84, 200],
];
/** Sea beside the world, in pixels, so that what lies at the date line can be pointed at. */
const MARGIN = 12;

// A finger may slip this far in a tap; farther, it drags the map.
Draggable.mergeOptions({ clickTolerance: MAP_DEFAULTS.tapTolerancePx });

export type World = {
  map: LeafletMap;
  /** Draws the map in a scheme, in place of what was drawn before. */
  draw: (scheme: TileScheme) => FineTiles;
  close: () => void;
};

/**
 * Opens a map of the world without controls in an element, as wide as the element, and keeps it so
 * when the element changes its size. A part that somebody has zoomed to stays in view.
 */
export function openWorld(host: HTMLElement): World {
  const mayMove = !prefersReducedMotion();
  const map = createMap(host, {
    ...LEAFLET_DEFAULTS,
    zoomControl: false,
    attributionControl: false,
    // Arrow keys move the cross, and a second tap moves it again.
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
