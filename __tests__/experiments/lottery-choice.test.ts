/** @jest-environment node */

import { shown } from "@/experiments/engine/score";
import { lotteryChoiceCodebook } from "@/experiments/lottery-choice/codebook";
import { crraInterval, indifference } from "@/experiments/lottery-choice/crra";
import { dollars } from "@/experiments/lottery-choice/dollars";
import { lotteryChoiceModel } from "@/experiments/lottery-choice/model";
import { AMOUNTS, type Option, parameters } from "@/experiments/lottery-choice/parameters";
import { lotteryOutcome, screenAt } from "@/experiments/lottery-choice/rows";
import { scoreLotteryChoice } from "@/experiments/lottery-choice/score";
import { lotteryChoiceWords } from "@/experiments/lottery-choice/words";
import norms from "@/experiments/norms.json";
import { localize } from "@/lib/i18n/define-content";
import { formRows } from "./form-rows";
import { LANGUAGES_HERE, runRecompute } from "./recompute";

const rowsOf = (pattern: string) => {
  const choices = [...pattern] as Option[];
  return formRows(
    choices.map((choice, index) => lotteryOutcome(index + 1, choice, choices.slice(0, index))),
    parameters.rowsPerPage,
  );
};
const scoreOf = (pattern: string) => scoreLotteryChoice(rowsOf(pattern));

/** The score's details as they are shown, by id. */
const detailsOf = (pattern: string) => {
  const score = scoreOf(pattern);
  if (score.status !== "scored") throw new Error(score.reason);
  return Object.fromEntries(
    score.details.map(({ id, value, decimals = 0 }) => [id, shown(value, decimals)]),
  );
};

describe("the menu", () => {
  it("asks every row once, in two pages of five", () => {
    expect([0, 1].flatMap((index) => screenAt(index, 1, []).rows)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
    expect(parameters.pages * parameters.rowsPerPage).toBe(parameters.rows);
  });

  it("has the amounts of the published data", () => {
    expect(norms.holt_laury_safe_choices.note).toBe("hypothetical $100/$80 vs $190/$5");
    expect(AMOUNTS).toEqual({ A: [100, 80], B: [190, 5] });
  });

  it("writes amounts as each language does", () => {
    expect(dollars(190, "en")).toBe("$190");
    expect(dollars(190, "fr")).toBe("190\u00A0$");
  });

  it("shows a row in its figure that it does not ask, and no choice", () => {
    const frames = lotteryChoiceModel.figure(localize(lotteryChoiceWords, "en"));
    expect(frames.map(({ content }) => content)).toEqual([
      { kind: "lines", lines: ["2 in 4", "A: 60 or 40", "B: 120 or 2"] },
    ]);
  });
});

describe("the outcome of a row", () => {
  it("names the chance and the amounts, and judges no taste", () => {
    expect(lotteryOutcome(3, "A", ["A", "A"])).toEqual({
      condition: "p30",
      stimulus: "A_100_80_B_190_5",
      response: "A",
      correct: null,
      excluded: null,
    });
    expect(lotteryOutcome(3, "B", ["A", "A"]).correct).toBeNull();
  });

  it("flags a choice that goes back to A, and the last row", () => {
    expect(rowsOf("AABABAAAAB").map(({ correct }) => correct)).toEqual([
      ...[null, null, null, false, null, false, false, false, false],
      true,
    ]);
    expect(lotteryOutcome(10, "A", []).correct).toBe(false);
  });

  it("is documented for every row", () => {
    const conditions = rowsOf("AAAAABBBBB").map(({ condition }) => condition);
    expect(Object.keys(lotteryChoiceCodebook.condition.levels ?? {})).toEqual(conditions);
  });
});

describe("the bounds of relative risk aversion", () => {
  const expectedUtility = ([high, low]: readonly [number, number], chance: number, r: number) => {
    const u = (x: number) => x ** (1 - r) / (1 - r);
    return chance * u(high) + (1 - chance) * u(low);
  };

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9])("make both options of row %d worth the same", (row) => {
    const r = indifference(row);
    const [safe, risky] = [AMOUNTS.A, AMOUNTS.B].map((option) =>
      expectedUtility(option, row / 10, r),
    ) as [number, number];
    expect(safe / risky).toBeCloseTo(1, 9);
    expect(expectedUtility(AMOUNTS.A, row / 10, r + 0.01)).toBeGreaterThan(
      expectedUtility(AMOUNTS.B, row / 10, r + 0.01),
    );
  });

  it("rise from row to row, with risk neutrality between four and five safe choices", () => {
    const bounds = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(indifference);
    expect([...bounds].sort((a, b) => a - b)).toEqual(bounds);
    // Expected values: 4 rows of A pay most (row 4: 88 against 79; row 5: 90 against 97.5).
    expect(indifference(4)).toBeLessThan(0);
    expect(indifference(5)).toBeGreaterThan(0);
  });

  it("leave an end open where the choices set none", () => {
    expect(crraInterval(0)).toEqual({ low: null, high: indifference(1) });
    expect(crraInterval(9)).toEqual({ low: indifference(9), high: null });
  });
});

describe("the score", () => {
  it("counts the safe choices, without an interval, with the bounds of r", () => {
    expect(scoreOf("AAAAAABBBB")).toMatchObject({
      status: "scored",
      measures: [{ id: "safe_choices", value: 6, low: null, high: null, n: 10 }],
      excluded: {},
      lateFrameTrials: 0,
    });
    // 0.396157 and 0.663282, by regula falsi on x^(1-r)/(1-r) in dollars, outside this project.
    expect(detailsOf("AAAAAABBBB")).toEqual({ crra_low: 0.4, crra_high: 0.66 });
  });

  it("takes B in every row for a taste: no safe choice, and no lower bound", () => {
    expect(scoreOf("BBBBBBBBBB")).toMatchObject({ measures: [{ value: 0 }] });
    expect(Object.keys(detailsOf("BBBBBBBBBB"))).toEqual(["crra_high"]);
    expect(Object.keys(detailsOf("AAAAAAAAAB"))).toEqual(["crra_low"]);
  });

  it("counts and flags multiple switches, which no r describes", () => {
    expect(scoreOf("AABAABBBAB")).toMatchObject({ measures: [{ value: 5 }] });
    expect(detailsOf("AABAABBBAB")).toEqual({ back: 3 });
  });

  it.each(["AAAAAAAAAA", "AAAAABBBBA", "BBBBBBBBBA"])(
    "gives none to %s: A is less for certain",
    (pattern) => {
      expect(scoreOf(pattern)).toEqual({
        status: "no-score",
        reason: "dominated",
        excluded: {},
        lateFrameTrials: 0,
      });
    },
  );

  it("gives none to a run that stopped after a page", () => {
    expect(scoreLotteryChoice(rowsOf("AAAAABBBBB").slice(0, 5))).toMatchObject({
      reason: "incomplete",
    });
  });
});

describe("the headline", () => {
  const headline = (pattern: string) => {
    const score = scoreOf(pattern);
    if (score.status !== "scored") throw new Error(score.reason);
    return lotteryChoiceModel.headline(score, localize(lotteryChoiceWords, "en"));
  };

  it("says the number, an all-risky run, and more than one switch", () => {
    expect(headline("AAAAAABBBB")).toBe("You chose the safer lottery in 6 of 10 rows.");
    expect(headline("BBBBBBBBBB")).toBe("You chose the riskier lottery in all 10 rows.");
    expect(headline("ABABABABAB")).toBe(
      "You chose the safer lottery in 5 of 10 rows, and switched more than once.",
    );
  });
});

describe.each(LANGUAGES_HERE)("$script", (language) => {
  it.each(["AAAAAABBBB", "BBBBBBBBBB", "AAAAAAAAAB", "AABAABBBAB"])(
    "gives what %s shows",
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
  ])("gives no score where it is %s", (reason, rows) => {
    expect(runRecompute("lottery-choice", language, rows).results).toEqual([`no-score ${reason}`]);
  });
});
