"use client";

import type { Map as LeafletMap } from "leaflet";
import { useEffect, useMemo } from "react";
import { CircleMarker, ScaleControl, useMap } from "react-leaflet";
import type { MapWords } from "@/content/map";
import type { Places } from "@/content/places";
import type { Localized } from "@/lib/i18n/define-content";
import { BaseMap } from "./base-map.client";
import type { Shown } from "./map-settings.client";
import { boundsOfPlaces, type LatLng } from "./place-bounds";
import { PlaceLayers } from "./place-layers.client";
import styles from "./places-canvas.module.css";
import { StreetLayer } from "./street-layer.client";
import type { TileSource } from "./tile-source";
import type { RefusedGesture } from "./use-gestures.client";

/** The maximum length of the scale bar, in pixels. */
const SCALE_PX = 160;

/** The radius of the dot at the visitor's location, in pixels. */
const DOT_RADIUS = 8;

/** The content that Leaflet draws: tiles, places, the visitor's location and the scale bar. */
export function PlacesCanvas({
  words,
  describedBy,
  places,
  shown,
  street,
  visitor,
  onReady,
  onRefusedGesture,
  onTileFailure,
  onStreetFailure,
}: {
  words: MapWords;
  places: Localized<Places>;
  describedBy: string;
  shown: Shown;
  /** The operator's street map; undefined while it is switched off. */
  street: TileSource | undefined;
  visitor: LatLng | undefined;
  onReady: (map: LeafletMap) => void;
  onRefusedGesture: (gesture: RefusedGesture) => void;
  onTileFailure: () => void;
  onStreetFailure: () => void;
}) {
  const bounds = useMemo(() => boundsOfPlaces(places), [places]);
  return (
    <BaseMap
      className={styles.canvas ?? ""}
      label={words.label}
      describedBy={describedBy}
      bounds={bounds}
      onRefusedGesture={onRefusedGesture}
      onTileFailure={onTileFailure}
    >
      <Ready onReady={onReady} />
      {street && <StreetLayer source={street} onFailure={onStreetFailure} />}
      <PlaceLayers places={places} shown={shown} closeLabel={words.close} />
      {visitor && (
        <CircleMarker center={visitor} radius={DOT_RADIUS} className={styles.here ?? ""} />
      )}
      <ScaleControl imperial={false} maxWidth={SCALE_PX} />
    </BaseMap>
  );
}

/** Passes the map to the components around it, and updates the map whenever its size changes. */
function Ready({ onReady }: { onReady: (map: LeafletMap) => void }) {
  const map = useMap();
  useEffect(() => {
    onReady(map);
    // Without ResizeObserver, the map does not change its initial size.
    if (typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(() => map.invalidateSize());
    observer.observe(map.getContainer());
    return () => observer.disconnect();
  }, [map, onReady]);
  return null;
}
