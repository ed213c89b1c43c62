/** A point on the globe, in degrees. Latitudes in the north and longitudes in the east are positive. */
export type Coordinates = { latitude: number; longitude: number };

/** Mean radius of the Earth in km (IUGG). */
export const EARTH_RADIUS_KM = 6371;

/**
 * Mean distance from any point to a random point on the sphere, in km: πR/2. The points at an angle θ and the points at
 * π − θ form circles of the same length, so the distribution of angles is symmetric about π/2. Because of this
 * symmetry, the median of the angles is also π/2.
 */
export const CHANCE_KM = (Math.PI * EARTH_RADIUS_KM) / 2;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

/** Converts a longitude, or a difference of two longitudes, to the interval [-180, 180) degrees. */
export function wrapLongitude(longitude: number): number {
  return ((((longitude + 180) % 360) + 360) % 360) - 180;
}

/** Returns the angle between two points, seen from the centre of the globe, in radians (haversine formula). */
function angleBetween(a: Coordinates, b: Coordinates): number {
  const haversine =
    Math.sin(radians(b.latitude - a.latitude) / 2) ** 2 +
    Math.cos(radians(a.latitude)) *
      Math.cos(radians(b.latitude)) *
      Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  return 2 * Math.asin(Math.sqrt(Math.min(1, haversine)));
}

/** Returns the great-circle distance between two points, in km. */
export function distanceKm(a: Coordinates, b: Coordinates): number {
  return EARTH_RADIUS_KM * angleBetween(a, b);
}

/**
 * Returns points along the shortest path from `a` to `b`, including `a` and `b`. If the path crosses the meridian at
 * ±180, longitudes continue beyond ±180. A line through the points therefore does not jump to the other edge of the
 * map.
 * @param steps number of segments, at least 1
 */
export function greatCircle(a: Coordinates, b: Coordinates, steps: number): Coordinates[] {
  const angle = angleBetween(a, b);
  if (angle === 0) return [a, b];
  const points: Coordinates[] = [];
  for (let step = 0; step <= steps; step += 1) {
    const fraction = step / steps;
    const fromA = Math.sin((1 - fraction) * angle) / Math.sin(angle);
    const fromB = Math.sin(fraction * angle) / Math.sin(angle);
    const sum = (part: (place: Coordinates) => number) => fromA * part(a) + fromB * part(b);
    const x = sum((p) => Math.cos(radians(p.latitude)) * Math.cos(radians(p.longitude)));
    const y = sum((p) => Math.cos(radians(p.latitude)) * Math.sin(radians(p.longitude)));
    const z = sum((p) => Math.sin(radians(p.latitude)));
    const before = points.at(-1)?.longitude ?? a.longitude;
    points.push({
      latitude: degrees(Math.atan2(z, Math.hypot(x, y))),
      longitude: before + wrapLongitude(degrees(Math.atan2(y, x)) - before),
    });
  }
  return points;
}
