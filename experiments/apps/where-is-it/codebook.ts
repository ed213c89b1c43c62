import type { AppCodebook } from "@/experiments/engine/contract/define-app";
import { CITIES, CITY_IDS } from "./cities";
import { EARTH_RADIUS_KM } from "./great-circle";
import { geoUri } from "./outcome";
import type { WhereIsItParameters } from "./parameters";
import type { WhereIsItWords } from "./words";

/**
 * Returns the codebook of the task "Where is it?" for a run with these parameters: the meaning in this task of the
 * columns that all apps share.
 */
export const whereIsItCodebook = ({
  cities,
}: WhereIsItParameters): AppCodebook<WhereIsItWords> => ({
  description: `${cities} cities, drawn with the seed of the run from a list of ${CITY_IDS.length}, each placed on a map without names (country borders are drawn). distance_error is the mean great-circle distance from answer to truth (haversine formula, radius ${EARTH_RADIUS_KM} km), latitude_bias the mean of answered minus true latitude; both over the cities that were not excluded, with a 95% interval (Student’s t). The true places are those of Natural Earth.`,
  condition: {
    description: "Continent of the city.",
    levels: {
      africa: "Africa",
      asia: "Asia",
      europe: "Europe",
      "north-america": "North America, with Central America and the Caribbean",
      oceania: "Oceania",
      "south-america": "South America",
    },
  },
  stimulus: {
    description:
      "The city that was asked for, by name and country. Each level gives where it is, as a geo URI (RFC 5870): latitude, longitude, in degrees, north and east positive.",
    levels: Object.fromEntries(CITY_IDS.map((id) => [id, geoUri(CITIES[id])])),
  },
  response: {
    description:
      "Where the cross stood when it was confirmed, as a geo URI (RFC 5870): latitude, longitude, in degrees, north and east positive, to a thousandth.",
  },
  correct: { description: "NA: an answer is near or far, not right or wrong" },
  rt_ms: {
    description:
      "Time from when the name of the city appeared, on a map that was complete, to the time stamp of the event that put the cross where it was confirmed, in ms. It is not part of the score.",
  },
  excluded: {
    levels: { hidden: "the page was hidden or inactive before the city was placed" },
  },
});
