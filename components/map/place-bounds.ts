/** A point on the globe in degrees: latitude and longitude in the order that Leaflet uses. */
export type LatLng = { lat: number; lng: number };

/** The south-west and north-east corners of a rectangle in degrees. */
export type Bounds = [[south: number, west: number], [north: number, east: number]];

const KM_PER_DEGREE = 111.2;

/** Returns the smallest rectangle that contains all markers, outlines and circles. */
export function boundsOfPlaces(places: {
  markers: readonly { position: LatLng }[];
  polygons: readonly { outline: readonly LatLng[] }[];
  circles: readonly { centre: LatLng; radiusKm: number }[];
}): Bounds {
  const points = [
    ...places.markers.map(({ position }) => position),
    ...places.polygons.flatMap(({ outline }) => outline),
    ...places.circles.flatMap(({ centre, radiusKm }) => cornersAround(centre, radiusKm)),
  ];
  const lats = points.map(({ lat }) => lat);
  const lngs = points.map(({ lng }) => lng);
  return [
    [Math.min(...lats), Math.min(...lngs)],
    [Math.max(...lats), Math.max(...lngs)],
  ];
}

function cornersAround({ lat, lng }: LatLng, km: number): LatLng[] {
  const north = km / KM_PER_DEGREE;
  const east = north / Math.cos((lat * Math.PI) / 180);
  return [
    { lat: lat - north, lng: lng - east },
    { lat: lat + north, lng: lng + east },
  ];
}
