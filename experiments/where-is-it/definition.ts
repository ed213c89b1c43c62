import type { FigureFrame } from "@/components/plots/figure-frame";
import type { AppDefinition } from "../app-definition";
import { CITY_IDS } from "./cities";
import { CHANCE_KM, EARTH_RADIUS_KM } from "./great-circle";

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

export const whereIsIt = {
  id: "where-is-it",
  version: "1.0.0",
  family: "field",
  settings: ["lab", "online", "smartphone"],
  devices: ["phone", "tablet", "computer"],
  kind: "form",
  screenReader: false,
  seconds: 120,
  trials: parameters.cities,
  measures: [
    {
      id: "distance_error",
      decimals: 0,
      normDecimals: 1,
      unit: "km",
      norm: null,
      reference: CHANCE_KM,
      span: { low: 0, high: 11_000 },
    },
    {
      id: "latitude_bias",
      decimals: 1,
      normDecimals: 0,
      unit: "°",
      norm: null,
      reference: 0,
      span: { low: -30, high: 30 },
    },
  ],
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
} as const satisfies AppDefinition;

/** One trial: a city on the map without names, then the cross where somebody put it. */
export function figureFrames({ cities }: { cities: { lima: { name: string } } }): FigureFrame[] {
  const timing = { kind: "response", limitMs: null } as const;
  const word = cities.lima.name;
  return [
    { content: { kind: "map", word, isPlaced: false }, timing },
    { content: { kind: "map", word, isPlaced: true }, timing },
  ];
}
