/** @jest-environment node */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { formRows } from "@/__tests__/experiments/form-rows";
import { LANGUAGES_HERE, recomputed, runRecompute } from "@/__tests__/experiments/recompute";
import { fitOf } from "@/experiments/apps/delay-discounting/discount-rate";
import {
  type Choice,
  ITEMS,
  type Item,
  itemsOf,
  rateOf,
  SIZES,
  screenAt,
  stimulusOf,
} from "@/experiments/apps/delay-discounting/items";
import { delayDiscountingModel as modelOf } from "@/experiments/apps/delay-discounting/model";
import { PUBLISHED } from "@/experiments/apps/delay-discounting/score";
import { simulateDelayDiscounting } from "@/experiments/apps/delay-discounting/simulate";
import { delayDiscountingWords } from "@/experiments/apps/delay-discounting/words";
import { fillWords } from "@/experiments/catalog/app-texts";
import { APPS } from "@/experiments/catalog/registry";
import { printedScore } from "@/experiments/engine/score/printed-score";
import { shown } from "@/experiments/engine/score/score";
import { localize } from "@/lib/i18n/define-content";
import { seededRandom } from "@/lib/stats/random";
import { ROOT } from "@/scripts/project.mjs";

const { model } = APPS["delay-discounting"];
const { parameters } = model;

type PublishedItem = { order: number; size: string; now: number; later: number; days: number };
const DATA = JSON.parse(
  readFileSync(join(ROOT, "scripts/generate/data/norms-by-length.json"), "utf8"),
).measures.mcq27_ln_k as {
  items: PublishedItem[];
  lengths: Record<
    string,
    { sd: number; internalConsistency: { alphaOfThreeMagnitudes: { value: number } } }
  >;
};

const rowsOf = (choose: (item: Item, index: number) => Choice) =>
  formRows(
    ITEMS.map((item, index) => ({
      condition: item.size,
      stimulus: stimulusOf(item),
      response: choose(item, index),
      correct: null,
      excluded: null,
    })),
    parameters.itemsPerPage,
  );
const atRate = (rate: number) => rowsOf((item) => (rateOf(item) > rate ? "later" : "now"));

const scored = (rows: ReturnType<typeof rowsOf>) => {
  const score = model.score(rows);
  if (score.status !== "scored") throw new Error(score.reason);
  return score;
};
const detailsOf = (rows: ReturnType<typeof rowsOf>) =>
  Object.fromEntries(
    scored(rows).details.map(({ id, value, decimals = 2 }) => [id, shown(value, decimals)]),
  );

describe("the choices of delay discounting", () => {
  it("are the choices of the published data in their order, with the delay of the questionnaire where they differ", () => {
    const published = [...DATA.items].sort((one, other) => one.order - other.order);
    expect(ITEMS).toEqual(
      published.map(({ size, now, later, days }) => ({
        size,
        now,
        later,
        days: now === 78 ? 162 : days,
      })),
    );
    expect(published.find(({ now }) => now === 78)?.days).toBe(192);
  });

  it("are nine of each size, with increasing rates from about 0.00016 to 0.25 per day", () => {
    for (const size of SIZES) {
      const rates = itemsOf(size).map(rateOf);
      expect(rates).toHaveLength(9);
      expect(new Set(rates).size).toBe(9);
      expect(rates[0]).toBeCloseTo(0.000158, 6);
      expect(rates[8]).toBeCloseTo(0.249, 2);
    }
  });

  it.each([1, 3, 9, 27])("are each on exactly one of the pages of %i choices", (itemsPerPage) => {
    const changed = modelOf({ ...parameters, itemsPerPage });
    const pages = Array.from({ length: changed.screens }, (_, index) => changed.screenAt(index, 1));
    expect(pages.flatMap(({ items }) => items.map(({ number }) => number))).toEqual(
      ITEMS.map((_, index) => index + 1),
    );
    expect(pages.map(({ isLast }) => isLast).indexOf(true)).toBe(changed.screens - 1);
  });

  it("come in an order that depends on the seed if the order is drawn at random, and contain every choice once", () => {
    const orders = [1, 2, 1].map((seed) =>
      screenAt(0, seed, { itemsPerPage: 27, order: "shuffled" }).items.map(stimulusOf),
    );
    expect(orders[0]).not.toEqual(orders[1]);
    expect(orders[2]).toEqual(orders[0]);
    expect([...(orders[0] ?? [])].sort()).toEqual(ITEMS.map(stimulusOf).sort());
  });
});

describe("the rate that agrees with most choices", () => {
  const fitted = (answers: string) =>
    fitOf(
      [...answers].map((answer, index) => ({
        rate: 10 ** index,
        choice: answer === "L" ? ("later" as const) : ("now" as const),
      })),
    );
  const ln = (power: number) => power * Math.log(10);

  it.each([
    ["NNLL", 1.5, 4],
    ["LLLL", 0, 4],
    ["NNNN", 3, 4],
    ["NLLL", 0.5, 4],
  ])(
    "is the geometric mean of the neighbours, or the outermost rate, for %s",
    (answers, power, n) => {
      const { lnK, consistent } = fitted(answers);
      expect([lnK, consistent]).toEqual([expect.closeTo(ln(power), 9), n]);
    },
  );

  it("is the geometric mean of the rates that agree equally well", () => {
    // NLNL: three choices agree with a rate below the second item, and three with a rate below the fourth.
    const { lnK, consistent } = fitted("NLNL");
    expect([lnK, consistent]).toEqual([expect.closeTo(ln((0.5 + 2.5) / 2), 9), 3]);
  });
});

describe("the score of delay discounting", () => {
  it("is the mean of the ln k of the sizes, computed by hand for a rate of 0.01", () => {
    // The neighbours of 0.01 are 0.0059583 and 0.015805 (small), 0.0060484 and 0.015686 (medium), 0.0059613 and 0.016049
    // (large): the means of their logarithms are -4.6352, -4.6315 and -4.6273. The standard error is 1.857 · √0.047 =
    // 0.4026, and 1.96 · 0.4026 = 0.789.
    const rows = atRate(0.01);
    expect(printedScore(model.facts, scored(rows))).toBe("ln_k -4.63 -5.42 -3.84");
    expect(detailsOf(rows)).toEqual({
      half_days: 103,
      k: 0.00974,
      small: -4.64,
      medium: -4.63,
      large: -4.63,
      later: 44,
      consistency: 100,
    });
  });

  it.each([
    ["now", "ln_k -1.39 -2.18 -1.39", 0],
    ["later", "ln_k -8.75 -8.75 -7.96", 100],
  ] as const)("ends at the range of scores if all answers are %s", (choice, printed, later) => {
    const rows = rowsOf(() => choice);
    expect(printedScore(model.facts, scored(rows))).toBe(printed);
    expect(detailsOf(rows)).toMatchObject({ later, consistency: 100 });
  });

  it.each([
    ["in turns", rowsOf((_, index) => (index % 2 === 0 ? "now" : "later"))],
    ["against a rate", rowsOf((item) => (rateOf(item) > 0.01 ? "now" : "later"))],
  ])("is missing if the choices are made %s, because they fit no rate", (_, rows) => {
    expect(model.score(rows)).toMatchObject({ status: "no-score", reason: "inconsistent" });
    expect(modelOf({ ...parameters, minimumConsistencyPercent: 0 }).score(rows).status).toBe(
      "scored",
    );
  });

  it("exists if the share of consistent choices reaches the required share, and otherwise does not exist", () => {
    // The rate that fits best agrees with 15 of the 27 choices, which are 55.6 %.
    const rows = rowsOf((item) => (rateOf(item) > 0.01 ? "now" : "later"));
    const share = (minimumConsistencyPercent: number) =>
      modelOf({ ...parameters, minimumConsistencyPercent }).score(rows).status;
    expect([share(55), share(60)]).toEqual(["scored", "no-score"]);
  });

  it("is missing if a choice is missing", () => {
    expect(model.score(atRate(0.01).slice(1))).toMatchObject({ reason: "incomplete" });
    const [first, ...others] = atRate(0.01);
    if (!first) throw new Error("No rows.");
    expect(model.score([{ ...first, response: null }, ...others])).toMatchObject({
      reason: "incomplete",
    });
  });

  it("rejects most answers that are drawn at random", () => {
    const random = seededRandom(5);
    const runs = Array.from({ length: 1000 }, () =>
      model.score(rowsOf(() => (random() < 0.5 ? "now" : "later"))),
    );
    const kept = runs.filter(({ status }) => status === "scored").length;
    expect(kept).toBeLessThan(500);
  });

  it("uses the SD and the internal consistency of the published data", () => {
    const { sd, internalConsistency } = DATA.lengths["27"] ?? {};
    expect(PUBLISHED).toEqual({ sd, alpha: internalConsistency?.alphaOfThreeMagnitudes.value });
  });
});

describe("the headline of delay discounting", () => {
  const said = (rows: ReturnType<typeof rowsOf>, locale: "en" | "fr") =>
    model
      .headline(scored(rows), localize(delayDiscountingWords, locale), locale)
      .replace(/\s/g, " ");

  it("states after how many days an amount has half of its value", () => {
    expect(said(atRate(0.01), "en")).toBe(
      "For you, an amount loses half of its value after about 103 days.",
    );
    expect(said(atRate(0.01), "fr")).toBe(
      "Pour vous, un montant perd la moitié de sa valeur au bout d’environ 103 jours.",
    );
  });

  it("states that all choices were the same instead", () => {
    expect(
      said(
        rowsOf(() => "now"),
        "en",
      ),
    ).toMatch(/today in all 27 choices/);
    expect(
      said(
        rowsOf(() => "later"),
        "fr",
      ),
    ).toMatch(/montant ultérieur dans les 27 choix/);
  });
});

describe.each(LANGUAGES_HERE)("the script of delay discounting in $command", (language) => {
  it.each([
    ["a rate of 0.01", atRate(0.01)],
    ["all choices today", rowsOf(() => "now")],
    [
      "one choice against the rate",
      rowsOf((item, index) => (index === 3 || rateOf(item) < 0.05 ? "now" : "later")),
    ],
  ])("prints the same score and details as the page for %s", (_, rows) => {
    const score = scored(rows);
    const { results, details } = runRecompute("delay-discounting", language, rows);
    expect(results.join("\n")).toBe(printedScore(model.facts, score));
    expect(details).toEqual(
      score.details.map(
        ({ id, value, decimals = 2 }) => `${id} ${shown(value, decimals).toFixed(decimals)}`,
      ),
    );
  });
});

it.each([
  ["incomplete", atRate(0.01).slice(1)],
  ["inconsistent", rowsOf((_, index) => (index % 2 === 0 ? "now" : "later"))],
])("the scripts of delay discounting print the reason %s", (reason, rows) => {
  for (const output of recomputed("delay-discounting", rows))
    expect(output).toBe(`no-score ${reason}`);
});

it.each([
  [{}, ["3 pages of 9", "The order was the published one"]],
  [{ itemsPerPage: 27, order: "shuffled" as const }, ["on one page", "drawn at random"]],
  [{ itemsPerPage: 1 }, ["each choice on a page of its own"]],
])("the methods paragraph of delay discounting states its parameters: %j", (more, said) => {
  const { methods } = fillWords(
    localize(delayDiscountingWords, "en"),
    modelOf({ ...parameters, ...more }),
    "en",
  ).brief;
  for (const text of said) expect(methods).toContain(text);
});

it("simulated people with another mean have true scores with this mean", () => {
  const { draw, typical } = simulateDelayDiscounting(parameters);
  const random = seededRandom(3);
  const truths = Array.from({ length: 1000 }, () => draw(random, 0.5).truth);
  const mean = truths.reduce((sum, truth) => sum + truth, 0) / truths.length;
  expect(mean - typical).toBeGreaterThan(0.3);
  expect(mean - typical).toBeLessThan(0.7);
});

it("simulated people wait more often for large amounts than for small ones at the same rates, as real people do", () => {
  const { draw, respond } = simulateDelayDiscounting(parameters);
  const random = seededRandom(4);
  const screen = model.screenAt(0, 1);
  const items = ITEMS.map((item, index) => ({ ...item, number: index + 1 }));
  const later = { small: 0, medium: 0, large: 0 };
  for (let person = 0; person < 300; person += 1) {
    const choices = respond({ ...screen, items }, draw(random, 0), random);
    for (const [index, choice] of choices.entries())
      if (choice === "later") later[ITEMS[index]?.size ?? "small"] += 1;
  }
  expect(later.large).toBeGreaterThan(later.medium);
  expect(later.medium).toBeGreaterThan(later.small);
});
