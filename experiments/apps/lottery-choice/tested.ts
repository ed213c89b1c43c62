import type { Pages, TestedForm } from "@/experiments/engine/contract/tested-app";

const pagesOf = (choice: (row: number) => "A" | "B"): Pages =>
  [0, 5].map((before) =>
    [1, 2, 3, 4, 5].map((place) => ({
      name: `row-${before + place}`,
      value: choice(before + place),
    })),
  );

/** A scripted participant who chooses the safe lottery in the first six of ten rows. */
export const lotteryChoiceTested: TestedForm = {
  kind: "form",
  spoilers: [
    /safer|riskier|risk(?! )|switch(?!ed tabs)|plus sûre|plus risquée|10 (in|sur) 10|certain/i,
    // The picture of an example must not contain these texts, because it displays a row outside the questionnaire
    // without a choice.
    /100|190|"chosen"/,
  ],
  terms: {
    en: ["risk", "risk aversion", "Holt", "gamble"],
    fr: ["risque", "aversion au risque", "Holt et Laury", "loterie"],
  },
  pages: pagesOf((row) => (row <= 6 ? "A" : "B")),
  expected: { safe_choices: 6 },
  noScore: { "the same answer each time": { pages: pagesOf(() => "A"), reason: "dominated" } },
};
