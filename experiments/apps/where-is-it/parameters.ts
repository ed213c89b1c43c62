import {
  defineParameters,
  number,
  type ParametersOf,
} from "@/experiments/engine/contract/define-parameters";
import { CITY_IDS, CONTINENTS } from "./cities";

export const whereIsItParameters = defineParameters(
  {
    cities: number({
      group: "trials",
      default: 10,
      minimum: CONTINENTS.length,
      maximum: CITY_IDS.length,
      step: 1,
      unit: null,
      label: { en: "Cities", fr: "Villes" },
      help: {
        en: "They are drawn from the list as evenly as possible from all continents.",
        fr: "Elles sont tirées de la liste et réparties aussi également que possible entre les continents.",
      },
      touches: ["scoring"],
    }),
    minimumCities: number({
      group: "exclusions",
      default: 6,
      // An interval based on Student's t requires at least this number of cities.
      minimum: 4,
      maximum: CITY_IDS.length,
      step: 1,
      unit: null,
      label: { en: "Cities needed for a score", fr: "Villes exigées pour un score" },
      touches: ["scoring"],
    }),
    sameSpotKm: number({
      group: "exclusions",
      default: 1000,
      minimum: 100,
      // Within this distance of any city there are at most three cities in the list, including the city itself. Correct
      // answers therefore never count as one spot.
      maximum: 1500,
      step: 100,
      unit: "km",
      label: {
        en: "Distance that counts as one spot",
        fr: "Distance comptée comme un même endroit",
      },
      help: {
        en: "A score is not computed if all crosses are within this distance of the first.",
        fr: "Il n’y a pas de score si toutes les croix sont à moins de cette distance de la première.",
      },
      touches: ["scoring"],
    }),
  },
  {
    rules: [
      {
        names: ["minimumCities", "cities"],
        says: {
          en: "There must be at least as many cities as the number needed for a score.",
          fr: "Il doit y avoir au moins autant de villes que le nombre exigé pour un score.",
        },
        holds: ({ minimumCities, cities }) => minimumCities <= cities,
      },
    ],
  },
);

export type WhereIsItParameters = ParametersOf<typeof whereIsItParameters>;
