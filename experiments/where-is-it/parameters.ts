import { CITY_IDS } from "./cities";
import { EARTH_RADIUS_KM } from "./great-circle";

/** What the app runs and scores with; the figure, the facts and the methods paragraph read the same values. */
export const parameters = {
  cities: 10,
  listedCities: CITY_IDS.length,
  radiusKm: EARTH_RADIUS_KM,
  /** Fewer than this many give no score. */
  minimumCities: 6,
  /** Answers that all lie within this distance of the first are no answers: no two continents do. */
  sameSpotKm: 1000,
} as const;
