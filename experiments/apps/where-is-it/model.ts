import type { FormModel } from "@/experiments/engine/contract/define-app";
import { shownMeasure } from "@/experiments/engine/score/measure-format";
import { interpolate } from "@/lib/i18n/interpolate";
import { CITY_IDS, drawnCities } from "./cities";
import { whereIsItCodebook } from "./codebook";
import { EARTH_RADIUS_KM } from "./great-circle";
import { DISTANCE_ERROR, LATITUDE_BIAS } from "./measures";
import { coordinatesOf, type PlaceScreen, placeOutcome } from "./outcome";
import type { WhereIsItParameters } from "./parameters";
import { type PlacedCity, placedCities, scoreWhereIsIt } from "./score";
import type { WhereIsItWords } from "./words";

export type WhereIsIt = {
  words: WhereIsItWords;
  screen: PlaceScreen;
  /** The position of the cross as a geo URI. */
  value: string;
  addition: readonly PlacedCity[];
};

/** Assumed seconds for each city, and for the instructions and the result together. */
const SECONDS_OF_CITY = 10;
const AROUND = 20;

/**
 * Returns the model of the task "Where is it?" with the given parameters. The answer for a city is stored when the
 * participant confirms the position.
 */
export const whereIsItModel = (parameters: WhereIsItParameters) =>
  ({
    kind: "form",
    facts: {
      id: "where-is-it",
      version: "2.3.1",
      released: 2026,
      family: "field",
      settings: ["lab", "online", "smartphone"],
      devices: ["phone", "tablet", "computer"],
      screenReader: false,
      seconds: AROUND + SECONDS_OF_CITY * parameters.cities,
      trials: parameters.cities,
      measures: [DISTANCE_ERROR, LATITUDE_BIAS],
      references: [
        {
          citation: "Friedman & Montello (2006), J. Exp. Psychol. Learn. Mem. Cogn. 32, 333–346",
          url: "https://doi.org/10.1037/0278-7393.32.3.333",
        },
        {
          citation: "Friedman, Kerkman & Brown (2002), Psychon. Bull. Rev. 9, 615–623",
          url: "https://doi.org/10.3758/BF03196321",
        },
        {
          citation: "Natural Earth, populated places and country outlines (public domain)",
          url: "https://www.naturalearthdata.com",
        },
      ],
    },
    parameters,
    methods: ["cities", "answer", "map"],
    stated: () => ({ listedCities: CITY_IDS.length, radiusKm: EARTH_RADIUS_KM }),
    codebook: whereIsItCodebook(parameters),
    screens: parameters.cities,
    screenAt: (index, seed) => ({
      city: drawnCities(seed, parameters.cities)[index] ?? null,
      isFirst: index === 0,
    }),
    outcome: ({ city }, answers) =>
      answers.flatMap(({ value, ...given }) => {
        const place = coordinatesOf(value);
        return city && place
          ? [{ ...placeOutcome(city, place, given.hidden === true), ...given }]
          : [];
      }),
    score: (rows) => scoreWhereIsIt(rows, parameters),
    /** Returns a sentence with the mean distance of the crosses from the cities. */
    headline: ({ measures: [distance] }, { result }, locale) => {
      const { value: km, ...ends } = shownMeasure(distance, DISTANCE_ERROR, locale);
      return interpolate(result.headline, { km, ...ends });
    },
    addition: (rows) => {
      const placed = placedCities(rows);
      return placed.length > 0 ? placed : null;
    },
    /**
     * Returns the frames of the trial figure: a city name above a map without names, then the same picture with a cross
     * on the map.
     */
    figure: ({ figure }) => {
      const timing = { kind: "response", limitMs: null } as const;
      const { word } = figure;
      return [
        { content: { kind: "map", word, isPlaced: false }, timing: { ...timing, exampleMs: 4000 } },
        { content: { kind: "map", word, isPlaced: true }, timing: { ...timing, exampleMs: 1500 } },
      ];
    },
  }) as const satisfies FormModel<WhereIsIt>;
