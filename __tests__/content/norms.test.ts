/** @jest-environment node */
import { publishedFigures, publishedMean, publishedNorm } from "@/content/norms";
import { precision } from "@/content/precision";
import norms from "@/experiments/norms.json";
import { APP_IDS, APPS } from "@/experiments/registry";
import { allTexts } from "./all-texts";

describe("the published Stroop effect", () => {
  const norm = publishedMean("stroop_cost_ms");

  it("is what was computed from the authors' data", () => {
    expect(norm).toEqual(expect.objectContaining({ n: 521, mean: 122.565, sd: 60.605 }));
    const { "5": low, "25": lower, "50": middle, "75": upper, "95": high } = norm.quantiles;
    expect([low, lower, middle, upper, high]).toEqual([31.918, 76.969, 121.09, 159.061, 230.832]);
  });

  it("is the difference of the two published means", () => {
    const { mean: congruent } = publishedMean("stroop_congruent_rt_ms");
    const { mean: incongruent } = publishedMean("stroop_incongruent_rt_ms");
    expect(incongruent - congruent).toBeCloseTo(norm.mean, 1);
  });

  it("has the size that the texts give", () => {
    const sizes = allTexts()
      .flatMap(({ en, fr }) => [en, fr])
      .filter((text) => text.includes("Eisenberg"))
      .flatMap((text) => [...text.matchAll(/\b(\d{3}) (?:US |online |participants|travailleurs)/g)])
      .map(([, size]) => Number(size));
    expect(sizes.length).toBeGreaterThan(0);
    for (const size of sizes) expect(size).toBe(norm.n);
  });
});

const NORMS = APP_IDS.flatMap((app) =>
  APPS[app].definition.measures.flatMap(({ norm }) => (norm ? [{ app, key: norm }] : [])),
);

describe.each(NORMS)("the published data of $app, $key", ({ key }) => {
  const norm = publishedNorm(key);

  it("names its source, so that it can be looked up", () => {
    expect(norm.source).toMatch(/\b(19|20)\d\d\b/);
    expect(norm.source).toMatch(/doi:10\.\d+\//);
    expect(norm.unit).not.toBe("");
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

describe("publishedNorm", () => {
  const stroop: Record<string, unknown> = norms.stroop_cost_ms;
  const original = { ...stroop };
  afterEach(() => {
    Object.assign(stroop, original);
  });

  it.each(["source", "n", "unit"])("refuses a distribution without %s", (name) => {
    delete stroop[name];
    expect(() => publishedNorm("stroop_cost_ms")).toThrow(name);
  });

  it("refuses one of which neither quantiles nor shares are known", () => {
    delete stroop.quantiles;
    expect(() => publishedNorm("stroop_cost_ms")).toThrow("distribution");
  });

  it.each(["mean", "sd", "quantiles"])("with a mean, refuses one without %s", (name) => {
    delete stroop[name];
    expect(() => publishedMean("stroop_cost_ms")).toThrow();
  });

  it("refuses an empty source and a distribution of nobody", () => {
    stroop.source = "";
    expect(() => publishedNorm("stroop_cost_ms")).toThrow("source");
    Object.assign(stroop, original, { n: 0 });
    expect(() => publishedNorm("stroop_cost_ms")).toThrow("n");
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

it("the standard errors of the precision figure are those of the research, and fall", () => {
  expect(precision.standardErrors).toEqual([
    { trials: 12, se: 67 },
    { trials: 20, se: 52 },
    { trials: 24, se: 47 },
    { trials: 40, se: 37 },
  ]);
});
