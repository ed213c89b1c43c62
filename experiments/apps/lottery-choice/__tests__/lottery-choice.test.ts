/** @jest-environment node */

import { formRows } from "@/__tests__/experiments/form-rows";
import { LANGUAGES_HERE, runRecompute } from "@/__tests__/experiments/recompute";
import {
  crraInterval as crraWith,
  indifference as indifferenceWith,
} from "@/experiments/apps/lottery-choice/crra";
import { lotteryChoiceModel as modelWith } from "@/experiments/apps/lottery-choice/model";
import { money } from "@/experiments/apps/lottery-choice/money";
import { amountsOf, type Option } from "@/experiments/apps/lottery-choice/options";
import {
  type LotteryChoiceParameters,
  lotteryChoiceParameters,
} from "@/experiments/apps/lottery-choice/parameters";
import { lotteryOutcome as outcomeWith } from "@/experiments/apps/lottery-choice/rows";
import { lotteryChoiceWords } from "@/experiments/apps/lottery-choice/words";
import { fillWords } from "@/experiments/catalog/app-texts";
import { APPS } from "@/experiments/catalog/registry";
import norms from "@/experiments/engine/contract/norms.json";
import { parameterFaults } from "@/experiments/engine/contract/parameter-schema";
import { shown } from "@/experiments/engine/score/score";
import { localize } from "@/lib/i18n/define-content";

const lotteryChoiceModel = APPS["lottery-choice"].model;
const { parameters, codebook: lotteryChoiceCodebook } = lotteryChoiceModel;
const AMOUNTS = amountsOf(parameters);
const indifference = (row: number, more: Partial<LotteryChoiceParameters> = {}) => {
  const r = indifferenceWith(row, { ...parameters, ...more });
  if (r === null) throw new Error(`No bound in row ${row}`);
  return r;
};
const crraInterval = (safe: number) => crraWith(safe, parameters);
const lotteryOutcome = (row: number, choice: Option, earlier: readonly Option[]) =>
  outcomeWith(row, choice, earlier, parameters);

const rowsOf = (pattern: string) => {
  const choices = [...pattern] as Option[];
  return formRows(
    choices.map((choice, index) => lotteryOutcome(index + 1, choice, choices.slice(0, index))),
    parameters.rowsPerPage,
  );
};
const scoreOf = (pattern: string) => lotteryChoiceModel.score(rowsOf(pattern));

/** Returns the details of a score, keyed by their ids. The values are rounded as on the page. */
const detailsOf = (pattern: string) => {
  const score = scoreOf(pattern);
  if (score.status !== "scored") throw new Error(score.reason);
  return Object.fromEntries(
    score.details.map(({ id, value, decimals = 0 }) => [id, shown(value, decimals)]),
  );
};

describe("the list of lottery rows", () => {
  it("contains every row once, on two pages of five rows", () => {
    expect([0, 1].flatMap((index) => lotteryChoiceModel.screenAt(index, 1, []).rows)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
    expect(lotteryChoiceModel.screens).toBe(2);
  });

  it("offers the same amounts as the published study", () => {
    expect(norms.holt_laury_safe_choices.note).toBe("hypothetical $100/$80 vs $190/$5");
    expect(AMOUNTS).toEqual({ A: [100, 80], B: [190, 5] });
  });

  it("displays amounts of money in the notation of the language", () => {
    expect(money(190, "USD", "en")).toBe("$190");
    expect(money(190, "USD", "fr")).toBe("190\u00A0$");
    expect(money(190, "EUR", "en")).toBe("€190");
    expect(money(190, "EUR", "fr")).toBe("190\u00A0€");
  });

  it("has a figure that displays a row outside the questionnaire, without a choice in this row", () => {
    const frames = lotteryChoiceModel.figure(localize(lotteryChoiceWords, "en"));
    expect(frames.map(({ content }) => content)).toEqual([
      {
        kind: "choice",
        prompt: "2 in 4",
        rows: [
          { name: "A", options: ["60", "40"] },
          { name: "B", options: ["120", "2"] },
        ],
      },
    ]);
  });
});

describe("the outcome of a lottery row", () => {
  it("contains the probability and the amounts, and counts a preference as neither right nor wrong", () => {
    expect(lotteryOutcome(3, "A", ["A", "A"])).toEqual({
      condition: "p30",
      stimulus: "A_100_80_B_190_5",
      response: "A",
      correct: null,
      excluded: null,
    });
    expect(lotteryOutcome(3, "B", ["A", "A"]).correct).toBeNull();
  });

  it("counts A after an earlier B as wrong, and a choice in the last row as right or wrong", () => {
    expect(rowsOf("AABABAAAAB").map(({ correct }) => correct)).toEqual([
      ...[null, null, null, false, null, false, false, false, false],
      true,
    ]);
    expect(lotteryOutcome(10, "A", []).correct).toBe(false);
  });

  it("has a condition that the codebook describes, for every row", () => {
    const conditions = rowsOf("AAAAABBBBB").map(({ condition }) => condition);
    expect(Object.keys(lotteryChoiceCodebook.condition.levels ?? {})).toEqual(conditions);
  });
});

describe("the bounds of a participant's relative risk aversion r", () => {
  const expectedUtility = ([high, low]: readonly [number, number], chance: number, r: number) => {
    const u = (x: number) => x ** (1 - r) / (1 - r);
    return chance * u(high) + (1 - chance) * u(low);
  };

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9])(
    "equalize the expected utilities of both options in row %d",
    (row) => {
      const r = indifference(row);
      const [safe, risky] = [AMOUNTS.A, AMOUNTS.B].map((option) =>
        expectedUtility(option, row / 10, r),
      ) as [number, number];
      expect(safe / risky).toBeCloseTo(1, 9);
      expect(expectedUtility(AMOUNTS.A, row / 10, r + 0.01)).toBeGreaterThan(
        expectedUtility(AMOUNTS.B, row / 10, r + 0.01),
      );
    },
  );

  it("increase from row to row, and change their sign (risk neutrality) between the fourth and the fifth row", () => {
    const bounds = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((row) => indifference(row));
    expect([...bounds].sort((a, b) => a - b)).toEqual(bounds);
    // In terms of expected values, A is better in the first four rows. In row 4, A is worth 88 and B 79; in row 5, A is
    // worth 90 and B 97.5.
    expect(indifference(4)).toBeLessThan(0);
    expect(indifference(5)).toBeGreaterThan(0);
  });

  it("are 0 if the options have equal expected values, and 1 if the options have equal geometric means", () => {
    // The expected values are equal because (100 + 80) / 2 = (175 + 5) / 2. The geometric means are equal because 100 =
    // √(400 × 25).
    expect(indifference(5, { riskyHigh: 175 })).toBeCloseTo(0, 9);
    const certain = { safeHigh: 100, safeLow: 100, riskyHigh: 400, riskyLow: 25 };
    expect(indifference(5, certain)).toBeCloseTo(1, 9);
  });

  it("do not change if all amounts are multiplied by the same factor", () => {
    const large = { safeHigh: 500, safeLow: 400, riskyHigh: 950, riskyLow: 25 };
    expect(indifference(6, large)).toBeCloseTo(indifference(6), 9);
  });

  it("are missing if both options have the same expected utility only at an implausible value of r", () => {
    // The expected utilities are equal if 0.1 × (101 / 100)^(1 - r) = 1. This equation holds only for r = 1 - ln 10 /
    // ln 1.01, which is -230.
    const alike = { ...parameters, safeHigh: 100, safeLow: 100, riskyHigh: 101, riskyLow: 1 };
    expect(crraWith(1, alike).low).toBeNull();
    expect(crraWith(9, alike).low).not.toBeNull();
  });

  it("are missing at an end of the interval that the choices do not limit", () => {
    expect(crraInterval(0)).toEqual({ low: null, high: indifference(1) });
    expect(crraInterval(9)).toEqual({ low: indifference(9), high: null });
  });
});

describe("the lottery score", () => {
  it("is the number of safe choices without an interval, with the bounds of r as details", () => {
    expect(scoreOf("AAAAAABBBB")).toMatchObject({
      status: "scored",
      measures: [{ id: "safe_choices", value: 6, low: null, high: null, n: 10 }],
      excluded: {},
      lateFrameTrials: 0,
    });
    // Both bounds, 0.396157 and 0.663282, were computed outside this project by regula falsi on x^(1-r)/(1-r) in
    // dollars.
    expect(detailsOf("AAAAAABBBB")).toEqual({ crra_low: 0.4, crra_high: 0.66 });
  });

  it("accepts B in every row as a preference, with zero safe choices and no lower bound of r", () => {
    expect(scoreOf("BBBBBBBBBB")).toMatchObject({ measures: [{ value: 0 }] });
    expect(Object.keys(detailsOf("BBBBBBBBBB"))).toEqual(["crra_high"]);
    expect(Object.keys(detailsOf("AAAAAAAAAB"))).toEqual(["crra_low"]);
  });

  it("counts several switches, and omits the bounds of r because these choices fit no value of r", () => {
    expect(scoreOf("AABAABBBAB")).toMatchObject({ measures: [{ value: 5 }] });
    expect(detailsOf("AABAABBBAB")).toEqual({ back: 3 });
  });

  it.each(["AAAAAAAAAA", "AAAAABBBBA", "BBBBBBBBBA"])(
    "is missing for %s, because A in the last row is certainly less money",
    (pattern) => {
      expect(scoreOf(pattern)).toEqual({
        status: "no-score",
        reason: "dominated",
        excluded: {},
        lateFrameTrials: 0,
      });
    },
  );

  it("is missing if the participant stopped after the first page", () => {
    expect(lotteryChoiceModel.score(rowsOf("AAAAABBBBB").slice(0, 5))).toMatchObject({
      reason: "incomplete",
    });
  });
});

describe("the lottery headline", () => {
  const headline = (pattern: string) => {
    const score = scoreOf(pattern);
    if (score.status !== "scored") throw new Error(score.reason);
    return lotteryChoiceModel.headline(score, localize(lotteryChoiceWords, "en"));
  };

  it("states the number of safe choices, that all choices were risky, or that there were several switches", () => {
    expect(headline("AAAAAABBBB")).toBe("You chose the safer lottery in 6 of 10 rows.");
    expect(headline("BBBBBBBBBB")).toBe("You chose the riskier lottery in all 10 rows.");
    expect(headline("ABABABABAB")).toBe(
      "You chose the safer lottery in 5 of 10 rows, and switched more than once.",
    );
  });
});

describe.each(LANGUAGES_HERE)("the script $script", (language) => {
  it.each(["AAAAAABBBB", "BBBBBBBBBB", "AAAAAAAAAB", "AABAABBBAB"])(
    "prints the same result as the page for the choices %s",
    (pattern) => {
      const score = scoreOf(pattern);
      if (score.status !== "scored") throw new Error(score.reason);
      const { results, details } = runRecompute("lottery-choice", language, rowsOf(pattern));
      expect(results).toEqual([`safe_choices ${score.measures[0].value} NA NA`]);
      const bounds = score.details.filter(({ id }) => id.startsWith("crra"));
      expect(details).toEqual(bounds.map(({ id, value }) => `${id} ${shown(value, 2).toFixed(2)}`));
    },
  );

  it.each([
    ["dominated", rowsOf("AAAAAAAAAA")],
    ["incomplete", rowsOf("AAAAABBBBB").slice(0, 5)],
  ])("prints the reason for the missing score of a run that is %s", (reason, rows) => {
    expect(runRecompute("lottery-choice", language, rows).results).toEqual([`no-score ${reason}`]);
  });
});

describe("the lottery parameters", () => {
  const faults = (more: Partial<LotteryChoiceParameters>) =>
    parameterFaults(lotteryChoiceParameters, { ...parameters, ...more }).map(({ name }) => name);

  it.each<[string, Partial<LotteryChoiceParameters>, string]>([
    ["15 rows, whose probabilities are not whole percentages", { rows: 15 }, "rows"],
    ["rows that do not divide evenly into pages", { rowsPerPage: 4 }, "rowsPerPage"],
    [
      "a safer lottery with the same higher amount as the riskier one",
      { safeHigh: 190 },
      "safeHigh",
    ],
    ["a safer lottery with the same lower amount as the riskier one", { riskyLow: 80 }, "safeHigh"],
    ["a lower amount above the higher one", { safeLow: 101 }, "safeHigh"],
    [
      "the amounts in the figure",
      { safeHigh: 60, safeLow: 40, riskyHigh: 120, riskyLow: 2 },
      "safeHigh",
    ],
  ])("are rejected if they contain %s", (_, more, name) => {
    expect(faults(more)).toEqual([name]);
  });

  it("are accepted if A has one certain amount, or if one amount differs from the figure", () => {
    expect(faults({ safeLow: 100 })).toEqual([]);
    expect(faults({ safeHigh: 60, safeLow: 40, riskyHigh: 120, riskyLow: 3 })).toEqual([]);
  });

  it.each([
    [20, 20, [20]],
    [20, 10, [10, 10]],
    [5, 1, [1, 1, 1, 1, 1]],
  ])("allow %i rows in pages of %i, with each row on one page", (rows, rowsPerPage, lengths) => {
    const { screens, screenAt } = modelWith({ ...parameters, rows, rowsPerPage });
    const pages = Array.from({ length: screens }, (_, index) => screenAt(index, 1, []));
    expect(pages.map((page) => page.rows.length)).toEqual(lengths);
    expect(pages.flatMap((page) => page.rows)).toEqual(
      Array.from({ length: rows }, (_, index) => index + 1),
    );
    expect(pages.map(({ isLast }) => isLast).lastIndexOf(false)).toBe(screens - 2);
    expect(pages.at(-1)?.isLast).toBe(true);
  });

  it.each<[string, Partial<LotteryChoiceParameters>, string[]]>([
    [
      "the published list",
      {},
      ["10 rows on 2 pages, 5 on each", "A (100 or 80 dollars)", "the same for both options"],
    ],
    ["on one page", { rowsPerPage: 10 }, ["10 rows on one page"]],
    ["one row on each page", { rowsPerPage: 1 }, ["each on a page of its own"]],
    [
      "with a certain amount, in euros",
      { safeLow: 100, currency: "EUR" },
      ["A (100 euros for certain) and B (190 or 5 euros)", "higher amount of B was 1 in 10"],
    ],
  ])("are stated in the methods paragraph: %s", (_, more, said) => {
    const model = modelWith({ ...parameters, ...more });
    const { methods } = fillWords(localize(lotteryChoiceWords, "en"), model, "en").brief;
    for (const text of said) expect(methods).toContain(text);
  });

  it("lead to a display of published shares only if rows, amounts and currency are the published ones", () => {
    const shares = (more: Partial<LotteryChoiceParameters>) => {
      const model = modelWith({ ...parameters, ...more });
      return model.addition([], model.score([])).rows.map(({ share }) => share);
    };
    const published = shares({});
    expect(published.every((share) => share !== null)).toBe(true);
    expect(shares({ rowsPerPage: 10 })).toEqual(published);
    for (const more of [{ riskyHigh: 191 }, { currency: "EUR" }, { rows: 20 }] as const)
      expect(shares(more).every((share) => share === null)).toBe(true);
  });
});

describe("a lottery list with five rows and other amounts", () => {
  const other = { ...parameters, rows: 5, safeHigh: 60, safeLow: 40, riskyHigh: 100, riskyLow: 1 };
  const model = modelWith(other);
  const rows = formRows(
    ([..."AAABB"] as Option[]).map((choice, index, all) =>
      outcomeWith(index + 1, choice, all.slice(0, index), other),
    ),
    5,
  );

  it("increases the probability by a fifth in each row, and stores its own amounts", () => {
    expect(rows.map(({ condition }) => condition)).toEqual(["p20", "p40", "p60", "p80", "p100"]);
    expect(rows[0]?.stimulus).toBe("A_60_40_B_100_1");
  });

  it("does not display the published shares", () => {
    const addition = model.addition(rows, model.score(rows));
    expect(addition.rows.map(({ share }) => share)).toEqual([null, null, null, null, null]);
  });

  it.each(LANGUAGES_HERE)(
    "computes the bounds of r from its own amounts in the script for $command",
    (language) => {
      const score = model.score(rows);
      if (score.status !== "scored") throw new Error(score.reason);
      const { details } = runRecompute("lottery-choice", language, rows, { model });
      expect(details).toEqual(
        score.details.map(({ id, value }) => `${id} ${shown(value, 2).toFixed(2)}`),
      );
    },
  );
});
