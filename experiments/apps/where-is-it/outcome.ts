import type { TrialOutcome } from "@/experiments/engine/contract/trial-row";
import { round } from "@/lib/stats/statistics";
import { CITIES, type CityId } from "./cities";
import type { Coordinates } from "./great-circle";

/**
 * Number of decimals of stored coordinates. A thousandth of a degree is about 100 m. A finger is less precise than this
 * at any zoom of the map.
 */
const DECIMALS = 3;

const GEO = /^geo:(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/;

/** The data of one screen: the city that the participant places on the map. */
export type PlaceScreen = { city: CityId | null; isFirst: boolean };

/**
 * Returns coordinates as a geo URI (RFC 5870), with the latitude first. Spreadsheets do not treat a geo URI as a
 * formula.
 */
export function geoUri({ latitude, longitude }: Coordinates): string {
  // Adding zero turns a negative zero into a positive zero.
  return `geo:${round(latitude, DECIMALS) + 0},${round(longitude, DECIMALS) + 0}`;
}

/**
 * Returns the coordinates in a geo URI. Returns null if the text is not a geo URI, or if the coordinates are out of
 * range.
 */
export function coordinatesOf(uri: string | null): Coordinates | null {
  const [, latitude, longitude] = GEO.exec(uri ?? "") ?? [];
  const place = { latitude: Number(latitude), longitude: Number(longitude) };
  const isOnGlobe = Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180;
  return isOnGlobe ? place : null;
}

/**
 * Returns the columns that this app adds to the row of an answer. A city that was placed after the page was hidden is
 * excluded from the score.
 */
export function placeOutcome(city: CityId, place: Coordinates, hidden: boolean): TrialOutcome {
  return {
    condition: CITIES[city].continent,
    stimulus: city,
    response: geoUri(place),
    correct: null,
    excluded: hidden ? "hidden" : null,
  };
}
