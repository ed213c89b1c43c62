"use client";

import type { Map as LeafletMap } from "leaflet";
import { useEffect } from "react";
import { zoomBy, zoomStepsOf } from "./zoom-steps.client";

/** Makes the plus and minus keys zoom a focused map, in place of Leaflet's own key handling. */
export function useZoomKeys(map: LeafletMap) {
  useEffect(() => {
    const container = map.getContainer();
    const onKey = (event: KeyboardEvent) => {
      const steps = zoomStepsOf(event);
      if (steps === 0) return;
      event.preventDefault();
      // Leaflet listens to the same keys on the document.
      event.stopPropagation();
      zoomBy(map, steps);
    };
    container.addEventListener("keydown", onKey);
    return () => container.removeEventListener("keydown", onKey);
  }, [map]);
}
