import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { meanError } from "@/experiments/engine/score/measure-error";
import {
  countExclusions,
  type Measure,
  type Score,
  testRows,
} from "@/experiments/engine/score/score";
import { meanInterval } from "@/lib/stats/intervals";
import { mean, median } from "@/lib/stats/statistics";
import { CITIES, CITY_IDS, type CityId } from "./cities";
import { type Coordinates, distanceKm, wrapLongitude } from "./great-circle";
import { DISTANCE_ERROR, LATITUDE_BIAS } from "./measures";
import { coordinatesOf } from "./outcome";
import type { WhereIsItParameters } from "./parameters";
import type { WhereIsItWords } from "./words";

/** The position that the participant chose for a city, the true position of the city, and the errors. */
export type PlacedCity = {
  city: CityId;
  answer: Coordinates;
  truth: Coordinates;
  /** Great-circle distance between the answer and the city, in km. */
  km: number;
  /** Latitude of the answer minus true latitude, in degrees. A positive error is to the north. */
  latitude: number;
  /** Longitude of the answer minus true longitude, in degrees from -180 to 180. A positive error is to the east. */
  longitude: number;
  isLeftOut: boolean;
};

/** Returns the answers of a run with their errors, in the order of the rows. */
export function placedCities(rows: readonly TrialRow[]): PlacedCity[] {
  return testRows(rows).flatMap(({ stimulus, response, excluded }) => {
    const city = CITY_IDS.find((id) => id === stimulus);
    const answer = coordinatesOf(response);
    if (!city || !answer) return [];
    const truth = CITIES[city];
    return {
      city,
      answer,
      truth,
      km: distanceKm(answer, truth),
      latitude: answer.latitude - truth.latitude,
      longitude: wrapLongitude(answer.longitude - truth.longitude),
      isLeftOut: excluded !== null,
    };
  });
}

/**
 * Returns the mean of values over cities as a measure, with its 95 % interval (Student's t) and the values themselves.
 */
function measureOf<Id extends string>(id: Id, values: readonly number[]): Measure<Id> {
  const n = values.length;
  return { id, value: mean(values), ...meanInterval(values), n, values, ...meanError(values) };
}

/**
 * Returns the mean great-circle error (km) and the mean signed latitude error (degrees) over the cities of a run, each
 * with its 95 % interval. A run has a reason instead of the errors if the participant placed fewer than `minimumCities`
 * cities on a visible page, or if all crosses are within `sameSpotKm` of the first cross. The measure is the mean,
 * because its chance level and its interval do not need further assumptions. The median is also returned, because a
 * single unknown city can change the mean considerably.
 */
export function scoreWhereIsIt(
  rows: readonly TrialRow[],
  { minimumCities, sameSpotKm }: WhereIsItParameters,
): Score<WhereIsItWords> {
  const facts = countExclusions(testRows(rows), ["hidden"]);
  const placed = placedCities(rows).filter(({ isLeftOut }) => !isLeftOut);
  const [first] = placed;
  if (!first || placed.length < minimumCities)
    return { status: "no-score", reason: "tooFewLeft", ...facts };
  if (placed.every(({ answer }) => distanceKm(answer, first.answer) <= sameSpotKm))
    return { status: "no-score", reason: "sameSpot", ...facts };
  const n = placed.length;
  const errors = placed.map(({ km }) => km);
  return {
    status: "scored",
    measures: [
      measureOf(DISTANCE_ERROR.id, errors),
      measureOf(
        LATITUDE_BIAS.id,
        placed.map(({ latitude }) => latitude),
      ),
    ],
    details: [
      { id: "median", value: median(errors), n, decimals: 0, unit: "km" },
      {
        id: "longitude",
        value: mean(placed.map(({ longitude }) => longitude)),
        n,
        decimals: 1,
        unit: "°",
      },
    ],
    ...facts,
  };
}
