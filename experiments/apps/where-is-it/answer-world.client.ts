"use client";

import { divIcon, type LeafletMouseEvent, latLng, type Marker, marker, point } from "leaflet";
import { MAP_DEFAULTS } from "@/components/map/map-defaults";
import type { TileScheme } from "@/components/map/map-tiles";
import { zoomBy, zoomStepsOf } from "@/components/map/zoom-steps.client";
import styles from "./answer-map.module.css";
import { type Coordinates, wrapLongitude } from "./great-circle";
import { openWorld } from "./world-map.client";

/** Number of pixels by which an arrow key moves the cross. With Shift, `MAP_DEFAULTS.keyboardPanPx` applies instead. */
const STEP_PX = 10;

/** Width and height of the cross, in pixels. */
const CROSS = 44;

const DIRECTIONS: Readonly<Record<string, [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Returns the fixation cross of the site's logo. A wider outline makes the cross visible on any background. */
function crossElement(): HTMLElement {
  const svg = (name: string) => document.createElementNS("http://www.w3.org/2000/svg", name);
  const drawing = svg("svg");
  drawing.setAttribute("viewBox", "-22 -22 44 44");
  for (const className of [styles.halo, styles.stroke]) {
    const path = svg("path");
    path.setAttribute("class", className ?? "");
    path.setAttribute("d", "M-18 0H-4M4 0H18M0 -18V-4M0 4V18");
    drawing.append(path);
  }
  const cross = document.createElement("span");
  cross.append(drawing);
  return cross;
}

/**
 * Opens the map on which a participant places a cross. The map reports taps and key presses, but does not move the
 * cross by itself. It displays the cross at the position that the caller passes to `show`.
 */
export function openAnswerWorld(
  host: HTMLElement,
  on: { place: (place: Coordinates, at: number) => void; ready: () => void; failed: () => void },
) {
  const { map, draw, close } = openWorld(host);
  let tiles: ReturnType<typeof draw> | undefined;
  let cross: Marker | undefined;

  const say = ({ lat, lng }: { lat: number; lng: number }, at: number) =>
    on.place({ latitude: lat, longitude: wrapLongitude(lng) }, at);
  map.on("click", ({ latlng, originalEvent }: LeafletMouseEvent) =>
    say(latlng, originalEvent.timeStamp),
  );

  /** Returns the position of the cross or, before the cross is placed, the centre of the map. */
  const middle = () => cross?.getLatLng() ?? map.getCenter();

  /** Moves the cross by a number of pixels, and also moves the map if the cross would leave the visible area. */
  const move = ([x, y]: [number, number], event: KeyboardEvent) => {
    const step = event.shiftKey ? MAP_DEFAULTS.keyboardPanPx : STEP_PX;
    const size = map.getSize();
    const from = map.latLngToContainerPoint(middle());
    const to = point(from.x + x * step, from.y + y * step);
    const isOut = to.x < 0 || to.y < 0 || to.x > size.x || to.y > size.y;
    say(map.containerPointToLatLng(to), event.timeStamp);
    if (isOut)
      map.panBy([x * MAP_DEFAULTS.keyboardPanPx, y * MAP_DEFAULTS.keyboardPanPx], {
        animate: false,
      });
  };

  return {
    close,
    draw: (scheme: TileScheme) => {
      let isMissing = false;
      tiles = draw(scheme);
      tiles.on("loading", () => {
        isMissing = false;
      });
      tiles.on("tileerror", () => {
        isMissing = true;
      });
      tiles.on("load", () => (isMissing ? on.failed() : on.ready()));
      tiles.addTo(map);
    },
    show: (place: Coordinates | null) => {
      if (!place) return;
      const at = latLng(place.latitude, place.longitude);
      cross ??= marker(at, {
        icon: divIcon({ html: crossElement(), className: styles.cross, iconSize: [CROSS, CROSS] }),
        interactive: false,
        keyboard: false,
      }).addTo(map);
      cross.setLatLng(at);
    },
    zoomBy: (steps: number) => zoomBy(map, steps, middle),
    retry: () => tiles?.redraw(),
    /** @returns true if the map handled the key */
    press: (event: KeyboardEvent): boolean => {
      if (event.ctrlKey || event.metaKey || event.altKey) return false;
      const direction = DIRECTIONS[event.key];
      const steps = zoomStepsOf(event);
      if (direction) move(direction, event);
      else if (steps !== 0) zoomBy(map, steps, middle);
      else return false;
      return true;
    },
  };
}
