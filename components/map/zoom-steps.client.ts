"use client";

import type { Map as LeafletMap } from "leaflet";

const KEYS: Readonly<Record<string, number>> = { "+": 1, "=": 1, "-": -1, _: -1 };

/** Returns the number of levels by which a pressed key zooms a map; 0 for any other key. */
export function zoomStepsOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): number {
  return ctrlKey || metaKey || altKey ? 0 : (KEYS[key] ?? 0);
}

/** Limits a zoom level to the range of a map. The range changes with the size of the map. */
const within = (map: LeafletMap, level: number) =>
  Math.min(map.getMaxZoom(), Math.max(map.getMinZoom(), level));

/** The target zoom levels of maps that are zooming. */
const targets = new WeakMap<LeafletMap, number>();

/**
 * Zooms a map by a number of levels, within its limits. Leaflet ignores requests while it zooms. This function adds up
 * the requests and carries them out when the map is at rest, so that no key press is lost.
 *
 * @param around returns the point of the map that does not move during the zoom; called at each step
 */
export function zoomBy(map: LeafletMap, steps: number, around = () => map.getCenter()) {
  const target = targets.get(map);
  targets.set(map, within(map, (target ?? map.getZoom()) + steps));
  if (target === undefined) goOn();

  function goOn() {
    const level = within(map, targets.get(map) ?? map.getZoom());
    if (level === map.getZoom()) {
      targets.delete(map);
      return;
    }
    map.once("zoomend", goOn);
    map.setZoomAround(around(), level);
  }
}
