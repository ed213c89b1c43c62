"use client";

import { type LatLngBoundsExpression, latLngBounds } from "leaflet";
import { useEffect } from "react";
import { MapContainer, type MapContainerProps, useMap } from "react-leaflet";
import { EmbeddedTileLayer } from "./embedded-tile-layer.client";
import { LEAFLET_DEFAULTS } from "./map-defaults";
import "./leaflet.css";
import { type RefusedGesture, useGestures } from "./use-gestures.client";
import { useZoomKeys } from "./use-zoom-keys.client";

/** What Web Mercator shows of the globe, in degrees. */
const WORLD: LatLngBoundsExpression = latLngBounds([-85.05, -180], [85.05, 180]);

/**
 * A map with `MAP_DEFAULTS` and the embedded tiles. It takes the focus under its name:
 * arrow keys move it, plus and minus zoom, Tab leaves. Controls are the caller's, outside of it.
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
  /** The id of the text that says how the map is used. */
  describedBy: string;
  /** Called when a finger or a wheel was left to the page. */
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

/** Says what the map is to those who hear it; MapContainer passes no such attributes on. */
function Named({ label, describedBy }: { label: string; describedBy: string }) {
  const container = useMap().getContainer();
  useEffect(() => {
    // Its keys are its own, so a screen reader must hand them over.
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
