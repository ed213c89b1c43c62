"use client";

import { circleMarker, divIcon, marker, polyline } from "leaflet";
import { MAP_DEFAULTS } from "@/components/map/map-defaults";
import styles from "./error-map.module.css";
import { type Coordinates, greatCircle, wrapLongitude } from "./great-circle";
import type { PlacedCity } from "./score";
import { openWorld, type World } from "./world-map.client";

/** Number of segments in each line from a cross to its city. With this number, the line looks like a smooth curve. */
const STEPS = 48;
const CROSS_RADIUS = 3;
const CITY_DIAMETER = 20;

type Corner = [latitude: number, longitude: number];

/**
 * Returns the points of a path as a line. If the path crosses the edge of the map, the result also contains the same
 * line shifted by 360 degrees.
 */
function linesOf(way: readonly Coordinates[]): Corner[][] {
  const shifted = (turn: number) =>
    way.map(({ latitude, longitude }): Corner => [latitude, longitude + turn]);
  const last = way.at(-1)?.longitude ?? 0;
  return [
    shifted(0),
    ...(last === wrapLongitude(last) ? [] : [shifted(wrapLongitude(last) - last)]),
  ];
}

/** Opens a map of the world with the crosses, the cities and the lines between them. */
export function openErrorWorld(host: HTMLElement, placed: readonly PlacedCity[]): World {
  const world = openWorld(host);
  const { map } = world;
  for (const { answer, truth } of placed)
    for (const line of linesOf(greatCircle(answer, truth, STEPS)))
      polyline(line, {
        color: MAP_DEFAULTS.line.colour,
        weight: MAP_DEFAULTS.line.weight,
        className: styles.line,
      }).addTo(map);
  for (const [index, { answer, truth }] of placed.entries()) {
    circleMarker([answer.latitude, answer.longitude], {
      radius: CROSS_RADIUS,
      className: styles.answer,
    }).addTo(map);
    const number = document.createElement("span");
    number.textContent = String(index + 1);
    const size: [number, number] = [CITY_DIAMETER, CITY_DIAMETER];
    marker([truth.latitude, truth.longitude], {
      icon: divIcon({ html: number, className: styles.city, iconSize: size }),
      interactive: false,
      keyboard: false,
    }).addTo(map);
  }
  return world;
}
