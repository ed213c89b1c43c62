/** @jest-environment node */

import { precision } from "@/content/precision";
import { PUBLISHED_SHARES } from "@/experiments/lottery-choice/published-shares";
import { publishedFigures, publishedMean, publishedNorm } from "@/experiments/norms";
import norms from "@/experiments/norms.json";
import { APP_IDS, APPS } from "@/experiments/registry";
import { LOCALES } from "@/lib/routes";
import { allTexts } from "./all-texts";

describe("the published Stroop effect", () => {
  const norm = publishedMean("stroop_cost_ms", "en");

  it("is what was computed from the authors' data", () => {
    expect(norm).toEqual(expect.objectContaining({ n: 521, mean: 122.565, sd: 60.605 }));
    const { "5": low, "25": lower, "50": middle, "75": upper, "95": high } = norm.quantiles;
    expect([low, lower, middle, upper, high]).toEqual([31.918, 76.969, 121.09, 159.061, 230.832]);
  });

  it("is the difference of the two published means", () => {
    const { mean: congruent } = publishedMean("stroop_congruent_rt_ms", "en");
    const { mean: incongruent } = publishedMean("stroop_incongruent_rt_ms", "en");
    expect(incongruent - congruent).toBeCloseTo(norm.mean, 1);
  });

  it("has its size written out in no text: it is filled in", () => {
    const sizes = allTexts()
      .flatMap(({ en, fr }) => [en, fr])
      .filter((text) => text.includes("Eisenberg"))
      .flatMap((text) => [
        ...text.matchAll(/\b(\d{3}) (?:US |online |participants|travailleurs)/g),
      ]);
    expect(sizes).toEqual([]);
    expect(allTexts().some(({ en }) => en.includes("{stroopParticipants}"))).toBe(true);
  });
});

const PERCENTS = [5, 10, 20, 25, 30, 40, 50, 60, 70, 75, 80, 90, 95].map(String);

const NORMS = APP_IDS.flatMap((app) =>
  APPS[app].model.facts.measures.flatMap(({ norm }) => (norm ? [{ app, key: norm }] : [])),
);

describe.each(NORMS)("the published data of $app, $key", ({ key }) => {
  const norm = publishedNorm(key, "en");

  it.each(LOCALES)("names its source with year and DOI, %s", (locale) => {
    const { source } = publishedNorm(key, locale);
    expect(source).toMatch(/\b(19|20)\d\d\b/);
    expect(source).toMatch(/doi:10\.\d+\//);
  });

  it("describes its source in French to French readers", () => {
    expect(publishedNorm(key, "fr").source).not.toMatch(/\b(from|of|the|as|age|with)\b/i);
  });

  it("has quantiles that never fall, from the 5th to the 95th percent, or the whole distribution", () => {
    if (!norm.quantiles) {
      const shares = Object.values(norm.distribution ?? {}).reduce((sum, share) => sum + share, 0);
      expect([1, 100].some((whole) => Math.abs(shares / whole - 1) < 0.01)).toBe(true);
      return;
    }
    const quantiles = Object.entries(norm.quantiles)
      .map(([percent, value]) => ({ percent: Number(percent), value }))
      .sort((a, b) => a.percent - b.percent);
    expect(quantiles.at(0)?.percent).toBe(5);
    expect(quantiles.at(-1)?.percent).toBe(95);
    for (const [index, { value }] of quantiles.slice(1).entries())
      expect(value).toBeGreaterThanOrEqual(quantiles[index]?.value ?? Number.NaN);
  });
});

/** As they were computed from the published data (`source`): n, mean and spread; the quantiles. */
const COMPUTED = {
  stroop_cost_ms:
    "521 122.565 60.605; 31.918 48.233 68.395 76.969 86.639 102.38 121.09 134.542 149.095 159.061 169.57 205.41 230.832",
  flanker_ant_cost_ms:
    "514 68.189 48.417; 8.312 20.795 35.209 40.83 45.609 54.029 63.349 72.118 83.442 89.746 95.368 117.717 136.998",
  simple_rt_median_ms:
    "522 335.584 57.134; 264 275 290.1 297 302 313.2 326 340 353.35 362.75 375 406.5 446.7",
  gonogo_commission_pct:
    "522 21.341 12.445; 2.857 8.571 11.429 11.429 14.286 17.143 20 22.857 28.571 28.571 33.714 37.143 45.571",
  spatial_span_forward: "522 5.925 0.865; 4.5 4.8 5.22 5.4 5.5 5.8 5.9 6.1 6.4 6.5 6.7 6.9 7.3",
  holt_laury_safe_choices: "522 6.695 2.117; 3 4 5 5 6 6 7 7 8 8 9 9 10",
  mini_ipip_extraversion: "15660 2.917 1.018; 1.25 1.5 2 2 2.25 2.5 3 3.25 3.5 3.75 4 4.25 4.5",
  mini_ipip_agreeableness: "15660 3.94 0.853; 2.25 2.75 3.25 3.5 3.5 4 4 4.25 4.5 4.5 4.75 5 5",
  mini_ipip_conscientiousness:
    "15660 3.271 0.894; 1.75 2 2.5 2.75 2.75 3 3.25 3.5 3.75 4 4 4.5 4.75",
  mini_ipip_neuroticism: "15660 2.918 0.897; 1.5 1.75 2.25 2.25 2.5 2.75 3 3.25 3.5 3.5 3.75 4 4.5",
  mini_ipip_intellect_imagination:
    "15660 4.036 0.767; 2.75 3 3.5 3.5 3.75 4 4 4.25 4.5 4.75 4.75 5 5",
} as const;

const KEYS = Object.keys(COMPUTED) as (keyof typeof COMPUTED)[];

describe("the figures that results are placed on", () => {
  it.each(KEYS)("%s are those that were computed", (key) => {
    const { n, mean, sd, quantiles } = publishedMean(key, "en");
    expect(Object.keys(quantiles)).toEqual(PERCENTS);
    expect(`${n} ${mean} ${sd}; ${Object.values(quantiles).join(" ")}`).toBe(COMPUTED[key]);
  });

  it("are all of those that the apps show with a mean", () => {
    const withMean = NORMS.filter(({ key }) => publishedNorm(key, "en").mean !== undefined);
    expect(withMean.map(({ key }) => key).sort()).toEqual([...KEYS].sort());
  });

  it("of the 11-20 game are the requests in percent that were published", () => {
    const { n, distribution } = publishedNorm("game_11_20", "en");
    expect(n).toBe(108);
    expect(Object.values(distribution ?? {})).toEqual([4, 0, 3, 6, 1, 6, 32, 30, 12, 6]);
  });

  it("of the lottery are the published shares, by the number of safe choices and by row", () => {
    const { distribution, mean } = norms.holt_laury_safe_choices;
    const weighted = Object.entries(distribution).map(([count, share]) => Number(count) * share);
    expect(weighted.reduce((sum, value) => sum + value, 0)).toBeCloseTo(mean, 2);
    expect(PUBLISHED_SHARES).toEqual([
      0.9846, 0.9731, 0.975, 0.9175, 0.8327, 0.7322, 0.5643, 0.3762, 0.2649, 0.0958,
    ]);
  });
});

describe("publishedNorm", () => {
  const stroop: Record<string, unknown> = norms.stroop_cost_ms;
  const original = { ...stroop };
  afterEach(() => {
    Object.assign(stroop, original);
  });

  it.each(["source", "n", "unit"])("refuses a distribution without %s", (name) => {
    delete stroop[name];
    expect(() => publishedNorm("stroop_cost_ms", "en")).toThrow(name);
  });

  it("refuses one of which neither quantiles nor shares are known", () => {
    delete stroop.quantiles;
    expect(() => publishedNorm("stroop_cost_ms", "en")).toThrow("distribution");
  });

  it.each(["mean", "sd", "quantiles"])("with a mean, refuses one without %s", (name) => {
    delete stroop[name];
    expect(() => publishedMean("stroop_cost_ms", "en")).toThrow();
  });

  it("refuses an empty source and a distribution of nobody", () => {
    stroop.source = "";
    expect(() => publishedNorm("stroop_cost_ms", "en")).toThrow("source");
    Object.assign(stroop, original, { n: 0 });
    expect(() => publishedNorm("stroop_cost_ms", "en")).toThrow("n");
  });
});

describe("publishedFigures", () => {
  it("are written as the language does, in the decimals of the measure", () => {
    expect(publishedFigures({ norm: "stroop_cost_ms", decimals: 1 }, "fr")).toEqual({
      n: "521",
      mean: "122,6",
      sd: "60,6",
    });
  });

  it("are only those that the data have", () => {
    expect(Object.keys(publishedFigures({ norm: "game_11_20", decimals: 0 }, "en"))).toEqual(["n"]);
    expect(publishedFigures({ norm: null, decimals: 0 }, "en")).toEqual({});
  });
});

// docs/methods.md, "Published distributions".
it("the standard error of one person falls with the number of trials", () => {
  expect(precision.standardErrors).toEqual([
    { trials: 12, se: 67 },
    { trials: 20, se: 52 },
    { trials: 24, se: 47 },
    { trials: 40, se: 37 },
  ]);
});
