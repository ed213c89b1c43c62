"use client";

import { useEffect } from "react";
import { useMap } from "react-leaflet";
import { EmbeddedTiles } from "./embedded-tiles.client";
import { useTileScheme } from "./use-tile-scheme.client";

/** The embedded base map in the colour scheme of the page. @param onFailure called when a tile does not arrive */
export function EmbeddedTileLayer({ onFailure }: { onFailure: () => void }) {
  const map = useMap();
  const scheme = useTileScheme();
  useEffect(() => {
    const layer = new EmbeddedTiles(scheme).on("tileerror", onFailure).addTo(map);
    return () => {
      layer.remove();
    };
  }, [map, scheme, onFailure]);
  return null;
}
