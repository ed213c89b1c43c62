"use client";

import "@/components/map/leaflet.css";
import { map as createMap, Draggable, type Map as LeafletMap } from "leaflet";
import { LEAFLET_DEFAULTS, MAP_DEFAULTS } from "@/components/map/map-defaults";
import type { TileScheme } from "@/components/map/map-tiles";
import { prefersReducedMotion } from "@/lib/reduced-motion";
import { FineTiles } from "./tiles.client";

/** Beyond this zoom, the coastlines do not have more detail. */
const MAX_ZOOM = 8;

/** The middle of the inhabited latitudes on a Mercator map, the centre of the first view. */
const MIDDLE: [number, number] = [28, 0];
/** Limits of panning, slightly beyond the date line, so that places near it can be selected. */
const REACH: [[number, number], [number, number]] = [
  [-75, -200],
  [84, 200],
];
/** Margin around the world, in pixels, so that places at the date line can be selected. */
const MARGIN = 12;

// A finger may slip by this distance in a tap; beyond it, the map is dragged.
Draggable.mergeOptions({ clickTolerance: MAP_DEFAULTS.tapTolerancePx });

export type World = {
  map: LeafletMap;
  /** Draws the map in a colour scheme and replaces the previous tiles. */
  draw: (scheme: TileScheme) => FineTiles;
  close: () => void;
};

/**
 * Opens a map of the world without controls in an element and fits it to the element's width, also after a resize. A
 * zoomed view is not changed.
 */
export function openWorld(host: HTMLElement): World {
  const mayMove = !prefersReducedMotion();
  const map = createMap(host, {
    ...LEAFLET_DEFAULTS,
    zoomControl: false,
    attributionControl: false,
    // Arrow keys move the cross, and a second tap moves it again; they must not pan or zoom the map.
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
