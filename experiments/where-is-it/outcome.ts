import { round } from "@/lib/stats/statistics";
import type { TrialOutcome } from "../engine/trial-row";
import { CITIES, type CityId } from "./cities";
import type { Place } from "./great-circle";

/** A thousandth of a degree is about 100 m, finer than a finger at any zoom that the map has. */
const DECIMALS = 3;

const GEO = /^geo:(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/;

/** A place as text: a geo URI (RFC 5870), latitude first, which no spreadsheet takes for a formula. */
export function geoUri({ latitude, longitude }: Place): string {
  // Adding zero makes a negative zero positive.
  return `geo:${round(latitude, DECIMALS) + 0},${round(longitude, DECIMALS) + 0}`;
}

/** The place of a geo URI; null where a text is none, or none on the globe. */
export function placeOf(uri: string | null): Place | null {
  const [, latitude, longitude] = GEO.exec(uri ?? "") ?? [];
  const place = { latitude: Number(latitude), longitude: Number(longitude) };
  const isOnGlobe = Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180;
  return isOnGlobe ? place : null;
}

/** What an answer means. A city placed while the page was left for another is not in the score. */
export function placeOutcome(city: CityId, place: Place, hidden: boolean): TrialOutcome {
  return {
    condition: CITIES[city].continent,
    stimulus: city,
    response: geoUri(place),
    correct: null,
    excluded: hidden ? "hidden" : null,
  };
}
