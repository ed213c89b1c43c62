import { CITY_IDS } from "./cities";
import { EARTH_RADIUS_KM } from "./great-circle";

/** Every number of the app: run, score, facts and methods paragraph read it from here. */
export const parameters = {
  cities: 10,
  listedCities: CITY_IDS.length,
  radiusKm: EARTH_RADIUS_KM,
  /** Fewer than this many give no score. */
  minimumCities: 6,
  /** Answers that all lie within this distance of the first are ignored: no two continents do. */
  sameSpotKm: 1000,
} as const;
