import { interpolate } from "@/lib/i18n/interpolate";
import type { FormModel } from "../define-app";
import { lotteryChoiceCodebook } from "./codebook";
import { FIGURE_ROW, OPTIONS, type Option, parameters } from "./parameters";
import {
  type LotteryAddition,
  type LotteryScreen,
  lotteryAddition,
  lotteryOutcome,
  screenAt,
} from "./rows";
import { scoreLotteryChoice } from "./score";
import type { LotteryChoiceWords } from "./words";

export type LotteryChoice = {
  words: LotteryChoiceWords;
  screen: LotteryScreen;
  value: Option;
  addition: LotteryAddition;
};

/** The menu of lotteries: two screens of five rows. */
export const lotteryChoiceModel = {
  kind: "form",
  facts: {
    id: "lottery-choice",
    version: "2.0.0",
    released: 2026,
    family: "economics",
    settings: ["lab", "online", "smartphone"],
    devices: ["phone", "tablet", "computer"],
    screenReader: true,
    seconds: 90,
    trials: parameters.rows,
    measures: [
      {
        id: "safe_choices",
        decimals: 0,
        normDecimals: 2,
        unit: null,
        norm: "holt_laury_safe_choices",
        span: { low: 0, high: 10 },
      },
    ],
    references: [
      {
        citation: "Holt & Laury (2002), Am. Econ. Rev. 92, 1644–1655",
        url: "https://doi.org/10.1257/000282802762024700",
      },
      {
        citation: "Eisenberg et al. (2019), Nat. Commun. 10, 2319",
        url: "https://doi.org/10.1038/s41467-019-10301-1",
      },
    ],
  },
  parameters,
  codebook: lotteryChoiceCodebook,
  screens: parameters.pages,
  screenAt,
  outcome: ({ rows, earlier }, answers) => {
    const choices = [...earlier];
    return answers.map(({ value, ...given }, index) => {
      const outcome = lotteryOutcome(rows[index] ?? 0, value, choices);
      choices.push(value);
      return { ...outcome, ...given };
    });
  },
  score: scoreLotteryChoice,
  /** How many safe choices, and whether there was more than one switch. */
  headline: ({ measures: [safe], details }, { result }) => {
    const isBack = details.some(({ id }) => id === "back");
    const text = isBack ? result.back : safe.value === 0 ? result.none : result.headline;
    return interpolate(text, { n: safe.value, rows: parameters.rows });
  },
  addition: lotteryAddition,
  /** The first row and the last, a choice in each. */
  /** One row with amounts and a chance that the form does not have, and no answer. */
  figure: ({ figure }) => {
    const { chance, of, amounts } = FIGURE_ROW;
    const lines = [
      interpolate(figure.chance, { chance, of }),
      ...OPTIONS.map((option) => {
        const [high, low] = amounts[option];
        return interpolate(figure.option, { option, high, low });
      }),
    ];
    return [{ content: { kind: "lines", lines }, timing: { kind: "response", limitMs: null } }];
  },
} as const satisfies FormModel<LotteryChoice>;
