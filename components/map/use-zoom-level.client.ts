"use client";

import type { Map as LeafletMap } from "leaflet";
import { useEffect, useState } from "react";
import { MAP_DEFAULTS } from "./map-defaults";

/** Returns the zoom level of the map while it is at rest, for the components around the map. */
export function useZoomLevel(map: LeafletMap | null): number | undefined {
  const [zoom, setZoom] = useState<number>();
  useEffect(() => {
    if (!map) return;
    let timer: ReturnType<typeof setTimeout>;
    const onMoveEnd = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setZoom(map.getZoom()), MAP_DEFAULTS.moveEndDebounceMs);
    };
    setZoom(map.getZoom());
    map.on("moveend", onMoveEnd);
    return () => {
      clearTimeout(timer);
      map.off("moveend", onMoveEnd);
    };
  }, [map]);
  return zoom;
}
