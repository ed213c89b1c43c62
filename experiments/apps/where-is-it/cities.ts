import { seededRandom, shuffled } from "@/lib/stats/random";
import type { Coordinates } from "./great-circle";

/** The inhabited continents, with the names that the column `condition` contains. */
export const CONTINENTS = [
  "africa",
  "asia",
  "europe",
  "north-america",
  "oceania",
  "south-america",
] as const;
export type Continent = (typeof CONTINENTS)[number];

/**
 * The cities that a run can ask for, with their coordinates in Natural Earth (1:110m populated places, public domain,
 * https://www.naturalearthdata.com), rounded to a hundredth of a degree, which is about a kilometre. A test checks that
 * each city is within the outline of its country.
 */
export const CITIES = {
  cairo: { continent: "africa", latitude: 30.05, longitude: 31.25 },
  "cape-town": { continent: "africa", latitude: -33.92, longitude: 18.43 },
  nairobi: { continent: "africa", latitude: -1.28, longitude: 36.81 },
  dakar: { continent: "africa", latitude: 14.72, longitude: -17.48 },
  antananarivo: { continent: "africa", latitude: -18.91, longitude: 47.51 },
  tokyo: { continent: "asia", latitude: 35.69, longitude: 139.75 },
  tehran: { continent: "asia", latitude: 35.67, longitude: 51.42 },
  bangkok: { continent: "asia", latitude: 13.75, longitude: 100.51 },
  ulaanbaatar: { continent: "asia", latitude: 47.92, longitude: 106.91 },
  jakarta: { continent: "asia", latitude: -6.17, longitude: 106.83 },
  lisbon: { continent: "europe", latitude: 38.72, longitude: -9.15 },
  oslo: { continent: "europe", latitude: 59.92, longitude: 10.75 },
  athens: { continent: "europe", latitude: 37.99, longitude: 23.73 },
  warsaw: { continent: "europe", latitude: 52.25, longitude: 21 },
  reykjavik: { continent: "europe", latitude: 64.15, longitude: -21.95 },
  "mexico-city": { continent: "north-america", latitude: 19.44, longitude: -99.13 },
  havana: { continent: "north-america", latitude: 23.13, longitude: -82.37 },
  vancouver: { continent: "north-america", latitude: 49.28, longitude: -123.12 },
  chicago: { continent: "north-america", latitude: 41.83, longitude: -87.75 },
  "panama-city": { continent: "north-america", latitude: 8.97, longitude: -79.53 },
  sydney: { continent: "oceania", latitude: -33.92, longitude: 151.18 },
  melbourne: { continent: "oceania", latitude: -37.82, longitude: 144.97 },
  auckland: { continent: "oceania", latitude: -36.85, longitude: 174.76 },
  "port-moresby": { continent: "oceania", latitude: -9.46, longitude: 147.19 },
  suva: { continent: "oceania", latitude: -18.13, longitude: 178.44 },
  lima: { continent: "south-america", latitude: -12.05, longitude: -77.05 },
  bogota: { continent: "south-america", latitude: 4.6, longitude: -74.09 },
  "buenos-aires": { continent: "south-america", latitude: -34.6, longitude: -58.4 },
  brasilia: { continent: "south-america", latitude: -15.78, longitude: -47.92 },
  caracas: { continent: "south-america", latitude: 10.5, longitude: -66.92 },
} as const satisfies Record<string, Coordinates & { continent: Continent }>;

export type CityId = keyof typeof CITIES;

export const CITY_IDS = Object.keys(CITIES) as CityId[];

const CITIES_PER_CONTINENT = CITY_IDS.length / CONTINENTS.length;

/**
 * Returns the cities of a run in the order in which the run asks for them. The result is always the same for the same
 * seed. The numbers of cities on the continents differ by at most one, because a run should not be limited to one
 * region of the world.
 * @param count from the number of continents to the number of cities
 */
export function drawnCities(seed: number, count: number): CityId[] {
  const random = seededRandom(seed);
  const byContinent = CONTINENTS.map((continent) =>
    shuffled(
      CITY_IDS.filter((id) => CITIES[id].continent === continent),
      random,
    ),
  );
  const first = byContinent.map(([city]) => city as CityId);
  const drawn = shuffled(byContinent, random);
  const others = Array.from({ length: CITIES_PER_CONTINENT - 1 }, (_, place) =>
    drawn.map((cities) => cities[place + 1] as CityId),
  ).flat();
  return shuffled([...first, ...others].slice(0, count), random);
}
