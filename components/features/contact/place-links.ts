import type { LatLng } from "@/components/map/place-bounds";

/** The zoom level at which OpenStreetMap opens a place. At this level, streets are visible. */
const STREET_ZOOM = 15;

/** Returns the URL of a place on OpenStreetMap, with a marker. */
export function openStreetMapAddress({ lat, lng }: LatLng): string {
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=${STREET_ZOOM}/${lat}/${lng}`;
}
