import type { FormModel } from "@/experiments/engine/contract/define-app";
import { interpolate } from "@/lib/i18n/interpolate";
import { lotteryChoiceCodebook } from "./codebook";
import { FIGURE_ROW, OPTIONS, type Option } from "./options";
import type { LotteryChoiceParameters } from "./parameters";
import {
  type LotteryAddition,
  type LotteryScreen,
  lotteryAddition,
  lotteryOutcome,
  screenAt,
} from "./rows";
import { scoreLotteryChoice } from "./score";
import { lotteryChoiceMethods, lotteryChoiceStated } from "./stated";
import type { LotteryChoiceWords } from "./words";

export type LotteryChoice = {
  words: LotteryChoiceWords;
  screen: LotteryScreen;
  value: Option;
  addition: LotteryAddition;
};

/** Assumed seconds for each row, for each change of page, and for the instructions and the result together. */
const SECONDS_OF_ROW = 5;
const SECONDS_OF_PAGE = 2;
const AROUND = 36;

const secondsOf = ({ rows, rowsPerPage }: LotteryChoiceParameters) => {
  const pages = rows / rowsPerPage;
  return Math.round((AROUND + rows * SECONDS_OF_ROW + pages * SECONDS_OF_PAGE) / 10) * 10;
};

/** Returns the model of the lottery task: a list of choices between two lotteries with the given parameters. */
export const lotteryChoiceModel = (parameters: LotteryChoiceParameters) =>
  ({
    kind: "form",
    facts: {
      id: "lottery-choice",
      version: "2.4.0",
      released: 2026,
      family: "economics",
      settings: ["lab", "online", "smartphone"],
      devices: ["phone", "tablet", "computer"],
      screenReader: true,
      seconds: secondsOf(parameters),
      trials: parameters.rows,
      measures: [
        {
          id: "safe_choices",
          decimals: 0,
          normDecimals: 2,
          unit: null,
          norm: "holt_laury_safe_choices",
          span: { low: 0, high: parameters.rows },
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
    methods: lotteryChoiceMethods(parameters),
    stated: (words) => lotteryChoiceStated(parameters, words),
    codebook: lotteryChoiceCodebook(parameters),
    screens: parameters.rows / parameters.rowsPerPage,
    screenAt: (index, _, rows) => screenAt(index, rows, parameters),
    outcome: ({ rows, earlier }, answers) => {
      const choices = [...earlier];
      return answers.map(({ value, ...given }, index) => {
        const outcome = lotteryOutcome(rows[index] ?? 0, value, choices, parameters);
        choices.push(value);
        return { ...outcome, ...given };
      });
    },
    marksAnswers: true,
    score: (rows) => scoreLotteryChoice(rows, parameters),
    /**
     * Returns a sentence with the number of safe choices. If the participant switched more than once, the sentence also
     * states the switches.
     */
    headline: ({ measures: [safe], details }, { result }) => {
      const isBack = details.some(({ id }) => id === "back");
      const text = isBack ? result.back : safe.value === 0 ? result.none : result.headline;
      return interpolate(text, { n: safe.value, rows: parameters.rows });
    },
    addition: (rows, score) => lotteryAddition(rows, score, parameters),
    /** Returns the frame of the trial figure: a row without a choice. This row is not part of the questionnaire. */
    figure: ({ figure }) => {
      const { chance, of, amounts } = FIGURE_ROW;
      const prompt = interpolate(figure.chance, { chance, of });
      const rows = OPTIONS.map((name) => ({ name, options: amounts[name].map(String) }));
      return [
        { content: { kind: "choice", prompt, rows }, timing: { kind: "response", limitMs: null } },
      ];
    },
  }) as const satisfies FormModel<LotteryChoice>;
