"use client";

import type { Map as LeafletMap } from "leaflet";
import { useCallback, useEffect, useState } from "react";
import { prefersReducedMotion } from "@/lib/reduced-motion";
import { MAP_DEFAULTS } from "./map-defaults";
import type { LatLng } from "./place-bounds";

export type VisitorLocation =
  | { state: "unasked" | "asking" | "denied" | "unavailable" | "timeout"; position?: undefined }
  | { state: "found"; position: LatLng };

/** The outcomes of a failed request, keyed by the code of `GeolocationPositionError`. */
const FAILURES: Record<number, "denied" | "unavailable" | "timeout"> = {
  1: "denied",
  2: "unavailable",
  3: "timeout",
};

/**
 * Returns whether a position is on the globe. Some devices report NaN or a latitude beyond a pole, for which Leaflet
 * would throw an error.
 */
const isOnGlobe = ({ lat, lng }: LatLng) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180;

/**
 * Returns the visitor's location. The browser is asked for the location only by `ask`, and the location is never sent
 * anywhere.
 */
export function useLocation(map: LeafletMap | null) {
  const [location, setLocation] = useState<VisitorLocation>({ state: "unasked" });
  const { position } = location;

  useEffect(() => {
    if (position) map?.flyTo(position, undefined, { animate: !prefersReducedMotion() });
  }, [map, position]);

  const ask = useCallback(() => {
    if (!navigator.geolocation) {
      setLocation({ state: "unavailable" });
      return;
    }
    setLocation({ state: "asking" });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const found = { lat: coords.latitude, lng: coords.longitude };
        setLocation(
          isOnGlobe(found) ? { state: "found", position: found } : { state: "unavailable" },
        );
      },
      ({ code }) => setLocation({ state: FAILURES[code] ?? "unavailable" }),
      { timeout: MAP_DEFAULTS.locationTimeoutMs },
    );
  }, []);
  return { location, ask };
}
