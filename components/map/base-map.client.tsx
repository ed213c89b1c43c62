"use client";

import { type LatLngBoundsExpression, latLngBounds } from "leaflet";
import { useEffect } from "react";
import { MapContainer, type MapContainerProps, useMap } from "react-leaflet";
import { EmbeddedTileLayer } from "./embedded-tile-layer.client";
import { LEAFLET_DEFAULTS } from "./map-defaults";
import "./leaflet.css";
import { type RefusedGesture, useGestures } from "./use-gestures.client";
import { useZoomKeys } from "./use-zoom-keys.client";

/** The part of the globe that the Web Mercator projection displays, in degrees. */
const WORLD: LatLngBoundsExpression = latLngBounds([-85.05, -180], [85.05, 180]);

/**
 * A map with `MAP_DEFAULTS` and the embedded tiles. The map is focusable and has an accessible name. The arrow keys
 * move the map, the plus and minus keys zoom it, and the Tab key leaves it. The caller renders controls outside of the
 * map.
 */
export function BaseMap({
  label,
  describedBy,
  onRefusedGesture,
  onTileFailure,
  children,
  ...options
}: {
  label: string;
  /** The id of the text that explains how to use the map. */
  describedBy: string;
  /** Called when the page and not the map handles a gesture with a finger or the wheel. */
  onRefusedGesture: (gesture: RefusedGesture) => void;
  onTileFailure: () => void;
} & Pick<
  MapContainerProps,
  "bounds" | "boundsOptions" | "center" | "zoom" | "className" | "children" | "maxZoom"
>) {
  return (
    <MapContainer
      {...LEAFLET_DEFAULTS}
      attributionControl={false}
      zoomControl={false}
      maxBounds={WORLD}
      maxBoundsViscosity={1}
      {...options}
    >
      <Named label={label} describedBy={describedBy} />
      <Gestures onRefused={onRefusedGesture} />
      <EmbeddedTileLayer onFailure={onTileFailure} />
      {children}
    </MapContainer>
  );
}

/**
 * Sets the accessible name and the description of the map, because MapContainer does not pass such attributes to its
 * element.
 */
function Named({ label, describedBy }: { label: string; describedBy: string }) {
  const container = useMap().getContainer();
  useEffect(() => {
    // The map handles keys itself, so screen readers must pass key presses on to the map.
    container.setAttribute("role", "application");
    container.setAttribute("aria-label", label);
    container.setAttribute("aria-describedby", describedBy);
  }, [container, label, describedBy]);
  return null;
}

function Gestures({ onRefused }: { onRefused: (gesture: RefusedGesture) => void }) {
  const map = useMap();
  useGestures(map, onRefused);
  useZoomKeys(map);
  return null;
}
