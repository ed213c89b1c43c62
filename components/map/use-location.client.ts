"use client";

import type { ErrorEvent, LatLng, Map as LeafletMap, LocationEvent } from "leaflet";
import { useCallback, useEffect, useState } from "react";
import { prefersReducedMotion } from "@/lib/reduced-motion";
import { type LocationOutcome, outcomeOf } from "./location-outcome";
import { MAP_DEFAULTS } from "./map-defaults";

export type VisitorLocation = {
  state: "unasked" | "asking" | LocationOutcome;
  position?: LatLng;
};

/** Where the visitor is, asked for only by `ask` and known to nobody but this page. */
export function useLocation(map: LeafletMap | null) {
  const [location, setLocation] = useState<VisitorLocation>({ state: "unasked" });

  useEffect(() => {
    if (!map) return;
    const onFound = ({ latlng }: LocationEvent) => {
      setLocation({ state: "found", position: latlng });
      map.flyTo(latlng, undefined, { animate: !prefersReducedMotion() });
    };
    const onError = ({ code }: ErrorEvent) => setLocation({ state: outcomeOf(code) });
    map.on({ locationfound: onFound, locationerror: onError });
    return () => {
      map.stopLocate();
      map.off({ locationfound: onFound, locationerror: onError });
    };
  }, [map]);

  const ask = useCallback(() => {
    setLocation({ state: "asking" });
    map?.locate({ timeout: MAP_DEFAULTS.locationTimeoutMs });
  }, [map]);
  return { location, ask };
}
