import { geoDistance } from "d3-geo";
import { defaultsOf } from "@/experiments/engine/contract/define-parameters";
import type { Offset, TestedMap } from "@/experiments/engine/contract/tested-app";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { localize } from "@/lib/i18n/define-content";
import { mean, round } from "@/lib/stats/statistics";
import { CITIES, CITY_IDS, type CityId } from "./cities";
import { EARTH_RADIUS_KM } from "./great-circle";
import { whereIsItParameters } from "./parameters";
import { whereIsItWords } from "./words";

const numbersOf = (row: TrialRow) =>
  (row.response ?? "").replace("geo:", "").split(",").map(Number) as [number, number];

/**
 * Returns the mean errors for the positions in the rows, computed with another implementation of the distance. The
 * coordinates that belong to a pixel depend on the size of the window; e2e/where-is-it.spec.ts checks these
 * coordinates.
 */
function expectedOf(rows: readonly TrialRow[]): Record<string, number> {
  const errors = rows.map((row) => {
    const [latitude, longitude] = numbersOf(row);
    const truth = CITIES[row.stimulus as CityId];
    return {
      km: geoDistance([longitude, latitude], [truth.longitude, truth.latitude]) * EARTH_RADIUS_KM,
      north: latitude - truth.latitude,
    };
  });
  return {
    distance_error: round(mean(errors.map(({ km }) => km))),
    latitude_bias: round(mean(errors.map(({ north }) => north)), 1),
  };
}

const offsetsOf = (offset: (city: number) => Offset): Offset[] =>
  Array.from({ length: defaultsOf(whereIsItParameters).cities }, (_, city) => offset(city));

/** Offsets from the centre of the map. They are spread over the map and differ from the positions of the cities. */
const offsets = offsetsOf((city) => [3 * city - 11, (city % 4) * 3 - 6]);

export const whereIsItTested: TestedMap = {
  kind: "map",
  picture: { ready: "[role=application][data-state=ready]" },
  spoilers: [/bias|biais|too far|trop (au nord|loin)|remembered|en mémoire/i],
  withheld: (locale) => {
    const { cities } = localize(whereIsItWords, locale);
    return CITY_IDS.map((id) => cities[id].name);
  },
  terms: { en: ["geography", "cognitive map"], fr: ["géographie", "carte mentale"] },
  offsets,
  expectedOf,
  noScore: {
    "the same spot each time": { offsets: offsetsOf(() => [1, 0]), reason: "sameSpot" },
    "each city placed after leaving the page": { offsets, isAway: true, reason: "tooFewLeft" },
  },
};
