"use client";

import type { Map as LeafletMap } from "leaflet";

const KEYS: Readonly<Record<string, number>> = { "+": 1, "=": 1, "-": -1, _: -1 };

/** @returns by how many levels a pressed key zooms a map; 0 for a key that does not */
export function zoomStepsOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): number {
  return ctrlKey || metaKey || altKey ? 0 : (KEYS[key] ?? 0);
}

/** The nearest level that a map has; its limits change with its size. */
const within = (map: LeafletMap, level: number) =>
  Math.min(map.getMaxZoom(), Math.max(map.getMinZoom(), level));

/** The levels that maps are on their way to. */
const targets = new WeakMap<LeafletMap, number>();

/**
 * Zooms a map by levels, within its limits. Leaflet drops what is asked for while it zooms; here such
 * steps are added up and taken when it has come to rest, so that each press counts.
 *
 * @param around the place that stays where it is, asked for at each step
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
