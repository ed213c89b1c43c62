"use client";

import { type LatLngBoundsExpression, latLngBounds } from "leaflet";
import { useEffect } from "react";
import { MapContainer, type MapContainerProps, useMap } from "react-leaflet";
import { EmbeddedTileLayer } from "./embedded-tile-layer.client";
import { LEAFLET_DEFAULTS } from "./map-defaults";
import "./leaflet.css";
import { type RefusedGesture, useGestures } from "./use-gestures.client";
import { useZoomKeys } from "./use-zoom-keys.client";

/** The part of the globe that Web Mercator shows, in degrees. */
const WORLD: LatLngBoundsExpression = latLngBounds([-85.05, -180], [85.05, 180]);

/**
 * A map with `MAP_DEFAULTS` and the embedded tiles. It is focusable and has an accessible name: arrow keys move it,
 * plus and minus zoom, Tab leaves. The caller renders controls outside of it.
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
  /** Called when the map leaves a finger or wheel gesture to the page. */
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

/** Sets the accessible name and description of the map; MapContainer does not pass such attributes on. */
function Named({ label, describedBy }: { label: string; describedBy: string }) {
  const container = useMap().getContainer();
  useEffect(() => {
    // The map handles keys itself, so screen readers must pass them on.
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
