import type { LatLng } from "@/components/map/place-bounds";

/** How near OpenStreetMap shows a place at first: its streets. */
const STREET_ZOOM = 15;

/** The address of a place on OpenStreetMap, with a marker. */
export function openStreetMapAddress({ lat, lng }: LatLng): string {
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=${STREET_ZOOM}/${lat}/${lng}`;
}
