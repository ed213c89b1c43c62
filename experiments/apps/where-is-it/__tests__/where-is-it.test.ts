/** @jest-environment node */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { geoContains } from "d3-geo";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import countries from "world-atlas/countries-10m.json";
import { formRows } from "@/__tests__/experiments/form-rows";
import { LANGUAGES_HERE, recomputed, runRecompute } from "@/__tests__/experiments/recompute";
import {
  CITIES,
  CITY_IDS,
  type CityId,
  CONTINENTS,
  drawnCities,
} from "@/experiments/apps/where-is-it/cities";
import { type Coordinates, distanceKm } from "@/experiments/apps/where-is-it/great-circle";
import { whereIsItModel as modelWith } from "@/experiments/apps/where-is-it/model";
import { coordinatesOf, geoUri, placeOutcome } from "@/experiments/apps/where-is-it/outcome";
import {
  type WhereIsItParameters,
  whereIsItParameters,
} from "@/experiments/apps/where-is-it/parameters";
import { placedCities, scoreWhereIsIt as scoreWith } from "@/experiments/apps/where-is-it/score";
import { whereIsItWords } from "@/experiments/apps/where-is-it/words";
import { appWords } from "@/experiments/catalog/app-texts";
import { APPS } from "@/experiments/catalog/registry";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { printedScore } from "@/experiments/engine/score/printed-score";
import { shown } from "@/experiments/engine/score/score";
import { localize } from "@/lib/i18n/define-content";
import { mean } from "@/lib/stats/statistics";
import { ROOT } from "@/scripts/project.mjs";

const whereIsItModel = APPS["where-is-it"].model;
const { parameters, codebook: whereIsItCodebook } = whereIsItModel;
const scoreWhereIsIt = (rows: readonly TrialRow[]) => scoreWith(rows, parameters);
const CITIES_OF_A_RUN = drawnCities(7, parameters.cities);

/**
 * Returns the rows of a run. The function `answer` determines the position that the participant chooses for each city.
 */
const rowsOf = (
  answer: (truth: Coordinates, index: number) => Coordinates,
  hidden: readonly number[] = [],
) =>
  formRows(
    CITIES_OF_A_RUN.map((city, index) =>
      placeOutcome(city, answer(CITIES[city], index), hidden.includes(index)),
    ),
    1,
  );

const north = (degrees: number) => (truth: Coordinates) => ({
  ...truth,
  latitude: truth.latitude + degrees,
});

/** Returns a position with an error that depends on the index of the city. Some errors cross the date line. */
const scattered = (truth: Coordinates, index: number) => ({
  latitude: truth.latitude + 3 * index - 9,
  longitude: ((truth.longitude + 17 * index + 180) % 360) - 180,
});

describe("the cities that a run asks for", () => {
  const seeds = Array.from({ length: 500 }, (_, seed) => seed);
  const draws = seeds.map((seed) => drawnCities(seed, parameters.cities));

  it("are ten different cities, which are always the same for the same seed", () => {
    for (const [seed, cities] of draws.entries()) {
      expect(new Set(cities).size).toBe(parameters.cities);
      expect(drawnCities(seed, parameters.cities)).toEqual(cities);
    }
  });

  it("include one or two cities on each continent", () => {
    for (const cities of draws)
      for (const continent of CONTINENTS) {
        const count = cities.filter((city) => CITIES[city].continent === continent).length;
        expect([1, 2]).toContain(count);
      }
  });

  it("occur about equally often, and each continent occurs at each position", () => {
    const times = (city: CityId) => draws.filter((cities) => cities.includes(city)).length;
    // Each city is expected in a third of the runs. The tolerance is four standard errors among 500 draws.
    for (const city of CITY_IDS)
      expect(Math.abs(times(city) / draws.length - 1 / 3)).toBeLessThan(0.085);
    for (let place = 0; place < parameters.cities; place += 1)
      expect(new Set(draws.map((cities) => CITIES[cities[place] as CityId].continent)).size).toBe(
        CONTINENTS.length,
      );
  });

  it("are much further apart than `sameSpotKm`, the distance within which all crosses count as one spot", () => {
    for (const cities of draws) {
      const [first, ...others] = cities.map((city) => CITIES[city]);
      const farthest = Math.max(...others.map((other) => distanceKm(first as Coordinates, other)));
      expect(farthest).toBeGreaterThan(5 * parameters.sameSpotKm);
    }
  });
});

describe("the list of cities in Where is it?", () => {
  const atlas = countries as unknown as Topology<{
    countries: GeometryCollection<{ name: string }>;
  }>;
  const outlines = feature(atlas, atlas.objects.countries).features;
  /** Names of countries in the atlas that differ from the names of these countries in the app. */
  const ATLAS_NAMES: Record<string, string> = { "United States": "United States of America" };

  it.each(CITY_IDS)("places %s within the outline of its country", (city) => {
    const { country } = whereIsItWords.cities[city];
    const name = ATLAS_NAMES[country.en] ?? country.en;
    const outline = outlines.find(({ properties }) => properties.name === name);
    const { latitude, longitude } = CITIES[city];
    expect(outline && geoContains(outline, [longitude, latitude])).toBe(true);
  });

  it("contains five cities on each continent", () => {
    for (const continent of CONTINENTS)
      expect(CITY_IDS.filter((id) => CITIES[id].continent === continent)).toHaveLength(5);
  });
});

describe("the geo URI of a position", () => {
  it("reproduces its coordinates to a thousandth of a degree", () => {
    expect(geoUri({ latitude: -12.0481, longitude: -77.05 })).toBe("geo:-12.048,-77.05");
    expect(coordinatesOf("geo:-12.048,-77.05")).toEqual({ latitude: -12.048, longitude: -77.05 });
    expect(geoUri({ latitude: -0.0001, longitude: 0 })).toBe("geo:0,0");
  });

  it.each([
    null,
    "",
    "geo:",
    "geo:1",
    "geo:91,0",
    "geo:0,181",
    "geo:1,2;u=3",
    "12,13",
    "geo:1e1,2",
  ])("is rejected if the text is %p", (text) => {
    expect(coordinatesOf(text)).toBeNull();
  });
});

describe("the score of Where is it?", () => {
  it("consists of the mean distance and the mean latitude bias, with the median and the longitude bias as details", () => {
    // Each cross is two degrees north of its city. The distance is 2 × π × 6371 / 180 = 222.39 km, without variance.
    const score = scoreWhereIsIt(rowsOf(north(2)));
    expect(score).toMatchObject({
      status: "scored",
      measures: [
        { id: "distance_error", value: expect.closeTo(222.39, 2), n: 10 },
        { id: "latitude_bias", value: expect.closeTo(2, 9), n: 10 },
      ],
      details: [
        { id: "median", value: expect.closeTo(222.39, 2), unit: "km" },
        { id: "longitude", value: 0, unit: "°" },
      ],
      excluded: { hidden: 0 },
    });
  });

  it("has a 95 % interval based on Student's t", () => {
    // Five crosses are 1° north of their cities, and five are 3° north. The mean is 2, the standard deviation √(10/9),
    // the standard error 1/3, and t with 9 degrees of freedom is 2.262.
    const score = scoreWhereIsIt(rowsOf((truth, index) => north(index % 2 ? 1 : 3)(truth)));
    if (score.status !== "scored") throw new Error(score.reason);
    const [, bias] = score.measures;
    expect(bias?.low).toBeCloseTo(2 - 2.262 / 3, 3);
    expect(bias?.high).toBeCloseTo(2 + 2.262 / 3, 3);
    expect(bias?.values).toHaveLength(10);
  });

  it("measures errors along the shorter path around the globe", () => {
    const [placed] = placedCities(
      formRows([placeOutcome("suva", { latitude: -18.13, longitude: -179.56 }, false)], 1),
    );
    expect(placed?.longitude).toBeCloseTo(2, 9);
    expect(placed?.km).toBeCloseTo(211.3, 0);
  });

  it("does not include a city that the participant placed after the page was hidden", () => {
    const away = (truth: Coordinates, index: number) =>
      index === 3 ? { latitude: -truth.latitude, longitude: 0 } : north(1)(truth);
    const score = scoreWhereIsIt(rowsOf(away, [3]));
    expect(score).toMatchObject({ status: "scored", excluded: { hidden: 1 } });
    if (score.status === "scored") expect(score.measures[0].n).toBe(9);
  });

  it("is missing with fewer than six valid cities", () => {
    const reason = { status: "no-score", reason: "tooFewLeft" };
    expect(scoreWhereIsIt([])).toMatchObject(reason);
    expect(scoreWhereIsIt(rowsOf(north(1), [0, 1, 2, 3, 4]))).toMatchObject(reason);
    expect(scoreWhereIsIt(rowsOf(north(1), [0, 1, 2, 3])).status).toBe("scored");
    expect(scoreWhereIsIt(rowsOf(north(1)).slice(0, 5))).toMatchObject(reason);
  });

  it("is missing if all crosses are in one spot", () => {
    const reason = { status: "no-score", reason: "sameSpot" };
    expect(scoreWhereIsIt(rowsOf(() => ({ latitude: 10, longitude: 0 })))).toMatchObject(reason);
    expect(
      scoreWhereIsIt(rowsOf((_, index) => ({ latitude: 10 + index / 2, longitude: 0 }))),
    ).toMatchObject(reason);
  });

  it("is compared with the distance expected by chance, and the bias is compared with zero", () => {
    const [distance, bias] = whereIsItModel.facts.measures;
    expect(shown(distance.reference, 1)).toBe(10_007.5);
    expect(bias.reference).toBe(0);
    const { errors } = whereIsItWords.result;
    expect(errors.chance.en).toContain("10,007.5 km");
    expect(errors.chance.fr).toContain("10 007,5 km");
    expect(errors.chance.en).toContain("6,371 km");
    expect(whereIsItWords.brief.publishedText.en).toContain("10,007.5 km");
    expect(whereIsItWords.brief.publishedText.fr).toContain("10 007,5 km");
    expect(appWords("where-is-it", "en").result.reasons.tooFewLeft).toMatch(/fewer than 6 cities/i);
    expect(parameters.minimumCities).toBe(6);
  });
});

it("the codebook of Where is it? lists the coordinates of each city", () => {
  expect(Object.keys(whereIsItCodebook.stimulus.levels ?? {})).toEqual(CITY_IDS);
  expect(whereIsItCodebook.stimulus.levels?.lima).toBe("geo:-12.05,-77.05");
});

it("the figure of Where is it? displays a city outside the list, first without and then with a cross", () => {
  const frames = whereIsItModel.figure(localize(whereIsItWords, "fr"));
  expect(frames.map(({ content }) => content)).toEqual([
    { kind: "map", word: "Santiago", isPlaced: false },
    { kind: "map", word: "Santiago", isPlaced: true },
  ]);
});

it.each(["recompute.py", "recompute.R"])(
  "%s contains the same coordinates as the list of cities",
  (script) => {
    const source = readFileSync(join(ROOT, "experiments/apps/where-is-it", script), "utf8");
    const places = [...source.matchAll(/"([a-z-]+)"(?::| = c)\s?\((-?[\d.]+), (-?[\d.]+)\)/g)];
    expect(
      Object.fromEntries(places.map(([, id, lat, lon]) => [id, [Number(lat), Number(lon)]])),
    ).toEqual(
      Object.fromEntries(CITY_IDS.map((id) => [id, [CITIES[id].latitude, CITIES[id].longitude]])),
    );
  },
);

describe("the recompute scripts of Where is it?", () => {
  it.each([
    ["answers with errors in all directions", rowsOf(scattered)],
    ["exact answers", rowsOf((truth) => truth)],
    ["some answers after the page was hidden", rowsOf(scattered, [1, 4, 8])],
    ["too few valid answers", rowsOf(scattered, [0, 1, 2, 3, 4])],
    ["crosses in one spot", rowsOf(() => ({ latitude: -1, longitude: -179 }))],
  ])("print the same as the page for %s", (_, rows) => {
    const expected = printedScore(whereIsItModel.facts, scoreWhereIsIt(rows));
    for (const output of recomputed("where-is-it", rows)) expect(output).toBe(expected);
  });

  it.each(LANGUAGES_HERE)(
    "report an unknown city in $script, even if too few cities are valid",
    (language) => {
      const rows = rowsOf(scattered, [0, 1, 2, 3, 4, 5, 6, 7]).map((row) => ({
        ...row,
        stimulus: "atlantis",
      }));
      expect(() => runRecompute("where-is-it", language, rows)).toThrow('"atlantis" and no city');
    },
  );

  it.each(LANGUAGES_HERE)("print the median and the longitude bias in $script", (language) => {
    const rows = rowsOf(scattered);
    const score = scoreWhereIsIt(rows);
    if (score.status !== "scored") throw new Error(score.reason);
    expect(runRecompute("where-is-it", language, rows).details).toEqual(
      score.details.map(
        ({ id, value, decimals = 0 }) => `${id} ${shown(value, decimals).toFixed(decimals)}`,
      ),
    );
  });
});

it("the caption of Where is it? states the mean error if all crosses are at the best single position", () => {
  const degrees = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const best = Math.min(
    ...degrees(-90, 90).flatMap((latitude) =>
      degrees(-180, 179).map((longitude) =>
        mean(Object.values(CITIES).map((city) => distanceKm(city, { latitude, longitude }))),
      ),
    ),
  );
  // The search uses a grid of one degree. Near the best position, half a degree changes the mean by less than a
  // kilometre.
  expect(Math.abs(best - 8357)).toBeLessThan(2);
  expect(whereIsItWords.result.comparison.en).toContain("8,357 km");
  expect(whereIsItWords.result.comparison.fr.replace(/\s/g, " ")).toContain("8 357 km");
});

describe("Where is it? with changed parameters", () => {
  const changed = (changes: Partial<WhereIsItParameters>) =>
    modelWith({ ...parameters, ...changes });

  it("draws any number of cities as equally as possible from all continents", () => {
    for (let count = CONTINENTS.length; count <= CITY_IDS.length; count += 1)
      for (let seed = 0; seed < 20; seed += 1) {
        const cities = drawnCities(seed, count);
        expect(new Set(cities).size).toBe(count);
        const counts = CONTINENTS.map(
          (continent) => cities.filter((city) => CITIES[city].continent === continent).length,
        );
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
      }
  });

  it("asks for as many cities as its parameters state, and takes more time with more cities", () => {
    const all = changed({ cities: 30 });
    expect(all.screens).toBe(30);
    const asked = Array.from({ length: 30 }, (_, index) => all.screenAt(index, 5).city);
    expect(new Set(asked)).toEqual(new Set(CITY_IDS));
    expect([whereIsItModel.facts.seconds, all.facts.seconds]).toEqual([120, 320]);
  });

  it("applies its own limits to the score on the page and in the scripts", () => {
    const four = changed({ minimumCities: 4 });
    const rows = rowsOf(scattered, [0, 1, 2, 3, 4, 5]);
    const expected = printedScore(four.facts, four.score(rows));
    expect(expected).toMatch(/^distance_error/);
    expect(scoreWhereIsIt(rows).status).toBe("no-score");
    for (const output of recomputed("where-is-it", rows, { model: four }))
      expect(output).toBe(expected);
    // The crosses are at most 1.8 degrees (200 km) from the first cross.
    const near = rowsOf((_, index) => ({ latitude: index / 5, longitude: 0 }));
    const narrow = changed({ sameSpotKm: 100 });
    expect(scoreWhereIsIt(near)).toMatchObject({ reason: "sameSpot" });
    expect(narrow.score(near).status).toBe("scored");
    for (const output of recomputed("where-is-it", near, { model: narrow }))
      expect(output).toBe(printedScore(narrow.facts, narrow.score(near)));
  });

  it("never treats correct answers as one spot, because at most three cities are within this distance of any city", () => {
    const { maximum } = whereIsItParameters.definitions.sameSpotKm;
    const places = CITY_IDS.map((id) => CITIES[id]);
    for (const place of places)
      expect(places.filter((other) => distanceKm(place, other) <= maximum).length).toBeLessThan(
        whereIsItParameters.definitions.minimumCities.minimum,
      );
  });
});
