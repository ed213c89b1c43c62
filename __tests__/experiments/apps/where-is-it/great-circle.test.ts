/** @jest-environment node */
import { geoDistance, geoInterpolate } from "d3-geo";
import {
  CHANCE_KM,
  type Coordinates,
  distanceKm,
  EARTH_RADIUS_KM,
  greatCircle,
  wrapLongitude,
} from "@/experiments/apps/where-is-it/great-circle";
import { seededRandom } from "@/lib/stats/random";
import { mean, median } from "@/lib/stats/statistics";

const random = seededRandom(5);
/**
 * Returns a random position, distributed uniformly over the sphere because the sine of the latitude is uniform
 * (Archimedes).
 */
const anywhere = (): Coordinates => ({
  latitude: (Math.asin(2 * random() - 1) * 180) / Math.PI,
  longitude: 360 * random() - 180,
});

const pair = ({ latitude, longitude }: Coordinates): [number, number] => [longitude, latitude];

describe("the function distanceKm", () => {
  it("returns a quarter of the circumference from equator to pole, and half of the circumference between antipodes", () => {
    const equator = { latitude: 0, longitude: 20 };
    expect(distanceKm(equator, { latitude: 90, longitude: -70 })).toBeCloseTo(10_007.543, 3);
    expect(distanceKm(equator, { latitude: 0, longitude: -160 })).toBeCloseTo(20_015.087, 3);
    expect(distanceKm(equator, equator)).toBe(0);
  });

  it("returns the same distances as an independent formula, even across the date line", () => {
    for (let run = 0; run < 200; run += 1) {
      const [a, b] = [anywhere(), anywhere()];
      expect(distanceKm(a, b)).toBeCloseTo(EARTH_RADIUS_KM * geoDistance(pair(a), pair(b)), 5);
    }
    const [suva, apia] = [
      { latitude: -18, longitude: 178 },
      { latitude: -14, longitude: -172 },
    ];
    expect(distanceKm(suva, apia)).toBeLessThan(1200);
  });

  it("returns distances whose mean and median are πR/2 if the positions are random", () => {
    expect(CHANCE_KM).toBeCloseTo(10_007.5, 1);
    const lima = { latitude: -12.05, longitude: -77.05 };
    const distances = Array.from({ length: 20_000 }, () => distanceKm(lima, anywhere()));
    // The tolerance is four standard errors of the mean. The standard deviation of a distance is R × √(π²/4 − 2).
    expect(Math.abs(mean(distances) - CHANCE_KM)).toBeLessThan(125);
    expect(Math.abs(median(distances) - CHANCE_KM)).toBeLessThan(185);
  });
});

it.each([
  [0, 0],
  [179.5, 179.5],
  [180, -180],
  [181, -179],
  [-181, 179],
  [-360, 0],
  [725, 5],
])("wrapLongitude converts %d degrees to %d degrees", (given, wrapped) => {
  expect(wrapLongitude(given)).toBe(wrapped);
});

describe("the function greatCircle", () => {
  it("returns points on the shortest path", () => {
    const [a, b] = [anywhere(), anywhere()];
    const between = geoInterpolate(pair(a), pair(b));
    for (const [step, point] of greatCircle(a, b, 8).entries())
      expect(
        distanceKm(point, { longitude: between(step / 8)[0], latitude: between(step / 8)[1] }),
      ).toBeLessThan(0.001);
  });

  it("returns longitudes that continue beyond ±180 instead of changing their sign", () => {
    const way = greatCircle(
      { latitude: 40, longitude: 170 },
      { latitude: 30, longitude: -120 },
      16,
    );
    expect(way.at(-1)?.longitude).toBeCloseTo(240, 9);
    const jumps = way.slice(1).map(({ longitude }, at) => longitude - (way[at]?.longitude ?? 0));
    expect(Math.max(...jumps.map(Math.abs))).toBeLessThan(10);
  });

  it("returns only the two ends if both ends are the same position", () => {
    const lima = { latitude: -12, longitude: -77 };
    expect(greatCircle(lima, lima, 4)).toEqual([lima, lima]);
  });
});
