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
      // The event must not reach `document`, because Leaflet listens to these keys there.
      event.stopPropagation();
      zoomBy(map, steps);
    };
    container.addEventListener("keydown", onKey);
    return () => container.removeEventListener("keydown", onKey);
  }, [map]);
}
