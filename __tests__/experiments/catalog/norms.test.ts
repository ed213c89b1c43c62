/** @jest-environment node */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { allTexts } from "@/__tests__/content/all-texts";
import { precision } from "@/content/precision";
import { PUBLISHED_SHARES } from "@/experiments/apps/lottery-choice/published-shares";
import { APP_IDS } from "@/experiments/catalog/app-ids";
import { publishedMean, publishedNorm, publishedNormFigures } from "@/experiments/catalog/norms";
import { publishedKeys } from "@/experiments/catalog/published-models";
import norms from "@/experiments/engine/contract/norms.json";
import { LOCALES } from "@/lib/routes";
import { normsFrom } from "@/scripts/generate/set-norms";
import { ROOT } from "@/scripts/project.mjs";

describe("the published Stroop effect", () => {
  it("is stated in texts only through placeholders for the figures in norms.json", () => {
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

const NORMS = APP_IDS.flatMap((app) => publishedKeys(app).map((key) => ({ app, key })));

describe.each(NORMS)("the published data of the app $app, $key,", ({ key }) => {
  const norm = publishedNorm(key, "en");

  it.each(LOCALES)("have a source with its year and its DOI, %s", (locale) => {
    const { source } = publishedNorm(key, locale);
    expect(source).toMatch(/\b(19|20)\d\d\b/);
    expect(source).toMatch(/doi:10\.\d+\//);
  });

  it("have a source that is written in French for French readers", () => {
    expect(publishedNorm(key, "fr").source).not.toMatch(/\b(from|of|the|as|age|with)\b/i);
  });

  it("have increasing quantiles over a symmetric range, or a complete distribution", () => {
    if (!norm.quantiles) {
      const shares = Object.values(norm.distribution ?? {}).reduce((sum, share) => sum + share, 0);
      expect([1, 100].some((whole) => Math.abs(shares / whole - 1) < 0.01)).toBe(true);
      return;
    }
    const quantiles = Object.entries(norm.quantiles)
      .map(([percent, value]) => ({ percent: Number(percent), value }))
      .sort((a, b) => a.percent - b.percent);
    expect(quantiles.at(0)?.percent).toBe(100 - (quantiles.at(-1)?.percent ?? 0));
    for (const [index, { value }] of quantiles.slice(1).entries())
      expect(value).toBeGreaterThanOrEqual(quantiles[index]?.value ?? Number.NaN);
  });
});

/** Expected values: n, mean and SD, then the quantiles. They were computed from the published data (`source`). */
const COMPUTED = {
  mini_ipip_extraversion: "15660 2.917 1.018; 1.25 1.5 2 2 2.25 2.5 3 3.25 3.5 3.75 4 4.25 4.5",
  mini_ipip_agreeableness: "15660 3.94 0.853; 2.25 2.75 3.25 3.5 3.5 4 4 4.25 4.5 4.5 4.75 5 5",
  mini_ipip_conscientiousness:
    "15660 3.271 0.894; 1.75 2 2.5 2.75 2.75 3 3.25 3.5 3.75 4 4 4.5 4.75",
  mini_ipip_neuroticism: "15660 2.918 0.897; 1.5 1.75 2.25 2.25 2.5 2.75 3 3.25 3.5 3.5 3.75 4 4.5",
  mini_ipip_intellect_imagination:
    "15660 4.036 0.767; 2.75 3 3.5 3.5 3.75 4 4 4.25 4.5 4.75 4.75 5 5",
} as const;

const KEYS = Object.keys(COMPUTED) as (keyof typeof COMPUTED)[];

it("norms.json contains all figures of the data file, and no other figures", () => {
  const data = readFileSync(join(ROOT, "scripts/generate/data/norms-by-length.json"), "utf8");
  expect(normsFrom(data)).toEqual(norms);
});

it.each([
  // Expected n, mean, SD and retest r at the default number of trials of each app, read from norms-by-length.json by
  // hand.
  ["stroop_effect", 518, 123.21, 70.47, 0.344],
  ["flanker_effect", 506, 64.78, 48.41, 0.362],
  ["simple_rt_median", 519, 318.2, 55.9, 0.449],
  ["go_no_go_commissions", 520, 15.44, 14.75, 0.296],
  ["spatial_span_forward", 517, 5.923, 0.864, 0.604],
  ["spatial_span_backward", 517, 5.53, 0.896, 0.348],
  ["digit_span_forward", 521, 7.491, 0.995, 0.472],
  ["digit_span_backward", 520, 6.427, 1.361, 0.391],
  ["holt_laury_safe_choices", 460, 6.393, 1.933, 0.435],
  ["mcq27_ln_k", 522, -4.182, 1.857, 0.79],
  ["simon_effect", 514, 39.42, 44.53, 0.064],
  ["choice_rt_median", 512, 478.6, 91.6, 0.615],
] as const)("norm %s is from %i people with as many trials as the app", (key, n, mean, sd, r) => {
  expect(publishedMean(key, "en")).toMatchObject({ n, mean, sd, retest: { value: r } });
});

describe("the published figures for results", () => {
  it.each(KEYS)("of %s are equal to the computed values", (key) => {
    const { n, mean, sd, quantiles } = publishedMean(key, "en");
    expect(Object.keys(quantiles)).toEqual(PERCENTS);
    expect(`${n} ${mean} ${sd}; ${Object.values(quantiles).join(" ")}`).toBe(COMPUTED[key]);
  });

  it("of the 11-20 game are equal to the published percentages of the requests", () => {
    const { n, distribution } = publishedNorm("game_11_20", "en");
    expect(n).toBe(108);
    expect(Object.values(distribution ?? {})).toEqual([4, 0, 3, 6, 1, 6, 32, 30, 12, 6]);
  });

  it("of the lottery task are equal to the published shares for each number of safe choices and each row", () => {
    const { distribution, mean } = norms.holt_laury_safe_choices;
    const weighted = Object.entries(distribution).map(([count, share]) => Number(count) * share);
    expect(weighted.reduce((sum, value) => sum + value, 0)).toBeCloseTo(mean, 2);
    expect(PUBLISHED_SHARES).toEqual([
      0.987, 0.9739, 0.9761, 0.9087, 0.8152, 0.713, 0.5239, 0.3109, 0.1848, 0,
    ]);
  });
});

describe("the function publishedNorm", () => {
  const stroop: Record<string, unknown> = norms.stroop_effect;
  const original = { ...stroop };
  afterEach(() => {
    Object.assign(stroop, original);
  });

  it.each(["source", "n", "unit"])("throws an error for a distribution without %s", (name) => {
    delete stroop[name];
    expect(() => publishedNorm("stroop_effect", "en")).toThrow(name);
  });

  it("throws an error for a distribution that has neither quantiles nor shares", () => {
    delete stroop.quantiles;
    expect(() => publishedNorm("stroop_effect", "en")).toThrow("distribution");
  });

  it.each(["mean", "sd", "quantiles"])(
    "throws an error if a mean is required but the distribution does not contain the field %s",
    (name) => {
      delete stroop[name];
      expect(() => publishedMean("stroop_effect", "en")).toThrow();
    },
  );

  it("throws an error for an empty source, and for a distribution of zero people", () => {
    stroop.source = "";
    expect(() => publishedNorm("stroop_effect", "en")).toThrow("source");
    Object.assign(stroop, original, { n: 0 });
    expect(() => publishedNorm("stroop_effect", "en")).toThrow("n");
  });
});

describe("the function publishedNormFigures", () => {
  it("returns figures in the notation of the language, with the number of decimals of the measure", () => {
    expect(publishedNormFigures({ norm: "stroop_effect", decimals: 1 }, "fr")).toEqual({
      n: "518",
      mean: "123,2",
      sd: "70,5",
    });
  });

  it("returns only figures that the published data contain", () => {
    expect(Object.keys(publishedNormFigures({ norm: "game_11_20", decimals: 0 }, "en"))).toEqual([
      "n",
    ]);
    expect(publishedNormFigures({ norm: null, decimals: 0 }, "en")).toEqual({});
  });
});

// The expected figures are in docs/methods.md, "Published distributions".
it("the standard error of one person's score decreases with the number of trials", () => {
  expect(precision.standardErrors).toEqual([
    { trials: 12, se: 67 },
    { trials: 20, se: 52 },
    { trials: 24, se: 47 },
    { trials: 40, se: 37 },
  ]);
});
