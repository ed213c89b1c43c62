"use client";

import { useEffect } from "react";
import { useMap } from "react-leaflet";
import { MAP_DEFAULTS } from "./map-defaults";
import { StreetTiles } from "./street-tiles.client";
import type { TileSource } from "./tile-source";

/**
 * The operator's tiles, which are drawn above the embedded tiles. Where an operator's tile is missing, the embedded
 * tile remains visible.
 * @param onFailure called when a tile does not arrive
 */
export function StreetLayer({
  source: { url, subdomains },
  onFailure,
}: {
  source: TileSource;
  onFailure: () => void;
}) {
  const map = useMap();
  useEffect(() => {
    const layer = new StreetTiles(url, {
      subdomains,
      tileSize: MAP_DEFAULTS.tileSize,
      minZoom: MAP_DEFAULTS.minZoom,
      maxZoom: MAP_DEFAULTS.maxZoom,
      noWrap: true,
      // The pages' Cross-Origin-Embedder-Policy allows pictures from other origins only with CORS.
      crossOrigin: "anonymous",
    });
    layer.on("tileerror", onFailure).addTo(map);
    return () => {
      layer.remove();
    };
  }, [map, url, subdomains, onFailure]);
  return null;
}
