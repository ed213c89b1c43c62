/** @jest-environment node */

import { recomputed } from "@/__tests__/experiments/recompute";
import { OPPOSITE_PAIRS } from "@/experiments/apps/mini-ipip/careless";
import {
  conditionOf,
  ITEMS,
  type ItemId,
  points,
  screenAt,
} from "@/experiments/apps/mini-ipip/items";
import { miniIpipModel as modelWith } from "@/experiments/apps/mini-ipip/model";
import {
  type MiniIpipParameters,
  miniIpipParameters,
} from "@/experiments/apps/mini-ipip/parameters";
import { MEASURE_OF, RELIABILITY, RESPONSES, SCALES } from "@/experiments/apps/mini-ipip/scales";
import { scoreMiniIpip as scoreWith, standardError } from "@/experiments/apps/mini-ipip/score";
import { miniIpipWords } from "@/experiments/apps/mini-ipip/words";
import { fillWords } from "@/experiments/catalog/app-texts";
import { publishedMean } from "@/experiments/catalog/norms";
import { APPS } from "@/experiments/catalog/registry";
import { parameterFaults } from "@/experiments/engine/contract/parameter-schema";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { printedScore } from "@/experiments/engine/score/printed-score";
import { localize } from "@/lib/i18n/define-content";
import { seededRandom } from "@/lib/stats/random";
import { formRows } from "./mini-ipip-rows";

const model = APPS["mini-ipip"].model;
const scoreMiniIpip = (rows: readonly TrialRow[]) => scoreWith(rows, model.parameters);

/**
 * Example answers to the statements of each scale. The comments below contain the mean of each scale, computed by hand.
 * The answer to a reverse-keyed item is subtracted from 6.
 */
const EXAMPLE: Record<ItemId, string> = {
  // The points 5, 6 − 2, 4 and 6 − 1 (two items are reverse-keyed) have the mean 4.5.
  ...{ E1: "5", E2: "2", E7: "4", E4: "1" },
  // The points 4, 6 − 2, 3 and 6 − 1 (two items are reverse-keyed) have the mean 4.
  ...{ A4: "4", A5: "2", A9: "3", A7: "1" },
  // The points 2, 6 − 4, 3 and 6 − 3 (two items are reverse-keyed) have the mean 2.5.
  ...{ C5: "2", C6: "4", C7: "3", C4: "3" },
  // The points 1, 6 − 5, 1 and 6 − 5 (two items are reverse-keyed) have the mean 1.
  ...{ N8: "1", N2: "5", N6: "1", N4: "5" },
  // The points 5, 6 − 1, 6 − 1 and 6 − 1 (three items are reverse-keyed) have the mean 5.
  ...{ O3: "5", O4: "1", O2: "1", O6: "1" },
};

/**
 * Returns the rows of a run with `length` answers of 3 in a row, which begin at the statement with index `first`. All
 * other answers alternate between 1 and 5.
 */
const alike = (first: number, length: number) =>
  formRows((id) => {
    const index = ITEMS.findIndex((item) => item.id === id);
    if (index >= first && index < first + length) return "3";
    return index % 2 === 0 ? "1" : "5";
  });

const contradictionsOf = (rows: readonly TrialRow[]) => {
  const score = scoreMiniIpip(rows);
  return score.status === "scored" ? score.details[0]?.value : null;
};

describe("the Mini-IPIP items", () => {
  it("are twenty statements, four for each scale, with the published keys", () => {
    expect(new Set(ITEMS.map(({ id }) => id)).size).toBe(20);
    const keys = SCALES.map((scale) =>
      ITEMS.filter((item) => item.scale === scale)
        .map(({ keyed }) => keyed)
        .sort()
        .join(""),
    );
    expect(keys).toEqual(["++--", "++--", "++--", "++--", "+---"]);
  });

  it("are divided into four screens, and each screen has one item of each scale", () => {
    const screens = Array.from(
      { length: model.screens },
      (_, screen) => screenAt(screen, 7, model.parameters).items,
    );
    expect(screens.flat()).toMatchObject(ITEMS);
    for (const items of screens) expect(items.map(({ scale }) => scale)).toEqual(SCALES);
  });

  it("have the same text in the questionnaire and in the codebook", () => {
    const plain = Object.entries(miniIpipWords.items).map(([id, { en }]) => [
      id,
      en.replaceAll("’", "'"),
    ]);
    expect(Object.fromEntries(plain)).toEqual(model.codebook.stimulus.levels);
    expect(Object.keys(miniIpipWords.items)).toEqual(ITEMS.map(({ id }) => id));
    const labels = Object.entries(miniIpipWords.run.labels).map(([answer, { en }]) => [answer, en]);
    expect(Object.fromEntries(labels)).toEqual(model.codebook.response.levels);
    expect(Object.keys(model.codebook.condition.levels ?? {})).toEqual(
      expect.arrayContaining(ITEMS.map(conditionOf)),
    );
  });

  it("are scored with the answer itself or with the reversed answer, according to their key", () => {
    expect(RESPONSES.map((answer) => points("E+", answer))).toEqual([1, 2, 3, 4, 5]);
    expect(RESPONSES.map((answer) => points("E-", answer))).toEqual([5, 4, 3, 2, 1]);
  });
});

it("the Mini-IPIP means and standard deviations in the code are those of the published data", () => {
  for (const scale of SCALES) {
    const norm = publishedMean(`mini_ipip_${MEASURE_OF[scale]}`, "en");
    expect(RELIABILITY[scale].sd).toBe(norm.sd);
    expect(RELIABILITY[scale].mean).toBe(norm.mean);
  }
  expect(model.facts.measures.map(({ id }) => id)).toEqual(
    SCALES.map((scale) => MEASURE_OF[scale]),
  );
});

it("the Mini-IPIP figure displays a statement that is not in the questionnaire, with one circle for each answer", () => {
  const frames = model.figure(localize(miniIpipWords, "en"));
  expect(frames.map(({ content }) => content)).toEqual([
    { kind: "choice", prompt: "Take long walks.", rows: [{ options: RESPONSES.map(() => "") }] },
  ]);
});

describe("a Mini-IPIP score", () => {
  it("is the mean of four items with a 95 % interval that does not extend beyond the range of answers", () => {
    // The standard errors are 1.018 √.2 = 0.4553, 0.853 √.2 = 0.3815, 0.894 √.32 = 0.5057, 0.897 √.32 = 0.5074 and
    // 0.767 √.32 = 0.4339. Each standard error is multiplied by 1.96.
    expect(printedScore(model.facts, scoreMiniIpip(formRows((id) => EXAMPLE[id])))).toBe(
      [
        "extraversion 4.50 3.61 5.00",
        "agreeableness 4.00 3.25 4.75",
        "conscientiousness 2.50 1.51 3.49",
        "neuroticism 1.00 1.00 1.99",
        "intellect_imagination 5.00 4.15 5.00",
      ].join("\n"),
    );
    expect(standardError("E")).toBeCloseTo(0.4553, 4);
  });

  it("is missing if any eight consecutive statements have the same answer", () => {
    for (const first of [0, 5, 12])
      expect(scoreMiniIpip(alike(first, 8))).toMatchObject({
        status: "no-score",
        reason: "longString",
      });
    for (const first of [0, 5, 12])
      expect(scoreMiniIpip(alike(first, 7))).toMatchObject({ status: "scored" });
  });

  it("includes the number of opposite statements that were both rated accurate, or both inaccurate", () => {
    // In the example, C5 (2) and C7 (3) are the opposites of C4 (3) and C6 (4). None of these four pairs has two
    // answers on the same side of 3.
    expect(contradictionsOf(formRows((id) => EXAMPLE[id]))).toBe(0);
    // “Am the life of the party” contradicts both “Don't talk a lot” and “Keep in the background”.
    const loudAndQuiet = formRows((id) => ({ ...EXAMPLE, E2: "4", E4: "5", E7: "3" })[id]);
    expect(contradictionsOf(loudAndQuiet)).toBe(2);
    expect(contradictionsOf(formRows((id) => (id.endsWith("4") ? "3" : "5")))).toBeGreaterThan(0);
  });

  it("has a caution if at least seven of the nineteen pairs contradict each other", () => {
    const agreeing = (scales: string) =>
      scoreMiniIpip(formRows((id) => (scales.includes(id[0] ?? "") ? "5" : EXAMPLE[id])));
    // If all four statements of a scale are rated accurate, four pairs of the scale contradict each other. On the scale
    // intellect/imagination, only three pairs do.
    expect(agreeing("E")).not.toHaveProperty("remark");
    expect(agreeing("EO")).toMatchObject({ remark: "contradicting" });
    expect(agreeing("EN")).toMatchObject({ remark: "contradicting" });
  });

  it("is missing if an answer is missing or is not one of the five answers", () => {
    for (const gap of [null, "6", "", "3.5"]) {
      const score = scoreMiniIpip(formRows((id) => (id === "N4" ? gap : EXAMPLE[id])));
      expect(score).toMatchObject({ status: "no-score", reason: "incomplete" });
    }
    expect(scoreMiniIpip([])).toMatchObject({ status: "no-score", reason: "incomplete" });
  });
});

it("the Mini-IPIP has 19 pairs of items of one scale with opposite keying, as the texts state", () => {
  expect(OPPOSITE_PAIRS).toHaveLength(19);
});

describe("the Mini-IPIP recompute scripts", () => {
  const random = seededRandom(7);
  const runs: Record<string, TrialRow[]> = {
    "the example": formRows((id) => EXAMPLE[id]),
    "random answers": formRows(() => String(1 + Math.floor(random() * 5))),
    "the same answer throughout": formRows(() => "5"),
    "eight identical answers at the end": alike(12, 8),
    "seven identical answers": alike(12, 7),
    "all statements accurate": formRows((id) => (id < "E5" ? "5" : "4")),
    "a missing answer": formRows((id) => (id === "A9" ? null : EXAMPLE[id])),
  };

  it.each(Object.entries(runs))("print the same numbers as the page for %s", (_, rows) => {
    const expected = printedScore(model.facts, scoreMiniIpip(rows));
    for (const output of recomputed("mini-ipip", rows)) expect(output).toBe(expected);
  });
});

describe("the Mini-IPIP parameters", () => {
  const withParameters = (more: Partial<MiniIpipParameters>) =>
    modelWith({ ...model.parameters, ...more });

  it.each([3, 6, 7])("are rejected with pages of %i statements", (itemsPerScreen) => {
    const faults = parameterFaults(miniIpipParameters, { ...model.parameters, itemsPerScreen });
    expect(faults.map(({ name }) => name)).toEqual(["itemsPerScreen"]);
  });

  it("are rejected if fewer than five identical answers in a row cancel the score", () => {
    const isAllowed = (longString: number) =>
      parameterFaults(miniIpipParameters, { ...model.parameters, longString }).length === 0;
    expect([0, 1, 4, 5, 20].map(isAllowed)).toEqual([true, false, false, true, true]);
  });

  it.each([1, 2, 4, 10, 20])(
    "allow %i statements on a page, and each statement is displayed once",
    (itemsPerScreen) => {
      const { screens, screenAt: pageAt } = withParameters({ itemsPerScreen });
      const pages = Array.from({ length: screens }, (_, index) => pageAt(index, 7));
      expect(pages.flatMap(({ items }) => items)).toMatchObject(ITEMS);
      expect(new Set(pages.map(({ items }) => items.length))).toEqual(new Set([itemsPerScreen]));
      expect(pages.filter(({ isLast }) => isLast)).toEqual([pages.at(-1)]);
      expect(pages.filter(({ isFirst }) => isFirst)).toEqual([pages[0]]);
    },
  );

  it("set how many identical answers in a row cancel the score, or switch this rule off", () => {
    const scored = (longString: number, rows: readonly TrialRow[]) =>
      withParameters({ longString }).score(rows).status;
    expect(
      scored(
        0,
        formRows(() => "3"),
      ),
    ).toBe("scored");
    expect([6, 7, 8].map((length) => scored(7, alike(5, length)))).toEqual([
      "scored",
      "no-score",
      "no-score",
    ]);
  });

  it("set how many contradictions lead to a caution in the result", () => {
    const four = formRows((id) => (id.startsWith("E") ? "5" : EXAMPLE[id]));
    expect(withParameters({ manyContradictions: 4 }).score(four)).toHaveProperty("remark");
    expect(withParameters({ manyContradictions: 5 }).score(four)).not.toHaveProperty("remark");
  });

  it.each<[Partial<MiniIpipParameters>, RegExp, RegExp]>([
    [{}, /on 4 pages of 5\. .* the same for all participants/, /or if 8 statements in a row/],
    [{ itemsPerScreen: 20, order: "shuffled" }, /on one page\. .* drawn at random/, /or if 8/],
    [
      { itemsPerScreen: 1, longString: 0 },
      /on a page of its own/,
      /is missing\. A caution is shown when 7/,
    ],
  ])("are stated in the texts: %j", (more, methods, scoringText) => {
    const { brief } = fillWords(localize(miniIpipWords, "en"), withParameters(more), "en");
    expect(brief.methods).toMatch(methods);
    expect(brief.scoringText).toMatch(scoringText);
  });

  it("lead to a headline about the highest mean, without a comparison, if the order is random", () => {
    const { score, headline } = withParameters({ order: "shuffled" });
    const result = score(formRows((id) => EXAMPLE[id]));
    if (result.status !== "scored") throw new Error(result.reason);
    expect(headline(result, localize(miniIpipWords, "en"), "en")).toBe(
      "Highest mean: Intellect/imagination, 5.00 (95% interval 4.15 to 5.00).",
    );
  });

  it("have the same effect in the recompute scripts as on the page", () => {
    const rows = formRows(() => "3");
    for (const longString of [0, 20]) {
      const model = withParameters({ longString, order: "shuffled" });
      const expected = printedScore(model.facts, model.score(rows));
      for (const output of recomputed("mini-ipip", rows, { model })) expect(output).toBe(expected);
    }
  });
});

describe("a Mini-IPIP questionnaire with a random order and ten statements on each page", () => {
  const parameters = { itemsPerScreen: 10, order: "shuffled" } as const;
  const orderOf = (seed: number) =>
    [0, 1].flatMap((index) => screenAt(index, seed, parameters).items.map(({ id }) => id));

  it("displays each statement once, in an order that is always the same for the same seed", () => {
    expect([...orderOf(1)].sort()).toEqual(ITEMS.map(({ id }) => id).sort());
    expect(orderOf(1)).toEqual(orderOf(1));
    expect(orderOf(1)).not.toEqual(orderOf(2));
  });

  it("counts contradictory answers to opposite statements in any order", () => {
    const loudAndQuiet = formRows((id) => ({ ...EXAMPLE, E2: "4", E4: "5", E7: "3" })[id]);
    expect(contradictionsOf([...loudAndQuiet].reverse())).toBe(2);
  });
});
