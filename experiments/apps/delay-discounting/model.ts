import type { FormModel } from "@/experiments/engine/contract/define-app";
import { delayDiscountingCodebook } from "./codebook";
import { delayDiscountingHeadline } from "./headline";
import {
  type Choice,
  type DelayDiscountingScreen,
  ITEMS,
  screenAt,
  screensOf,
  stimulusOf,
} from "./items";
import type { DelayDiscountingParameters } from "./parameters";
import { scoreDelayDiscounting } from "./score";
import { delayDiscountingMethods, delayDiscountingStated } from "./stated";
import type { DelayDiscountingWords } from "./words";

export type DelayDiscounting = {
  words: DelayDiscountingWords;
  screen: DelayDiscountingScreen;
  value: Choice;
};

/** Assumed seconds for each choice, for each change of page, and for the instructions and the result together. */
const SECONDS_OF_ITEM = 4;
const SECONDS_OF_PAGE = 2;
const AROUND = 20;

const secondsOf = (parameters: DelayDiscountingParameters) => {
  const pages = screensOf(parameters);
  return Math.round((AROUND + ITEMS.length * SECONDS_OF_ITEM + pages * SECONDS_OF_PAGE) / 10) * 10;
};

/** Returns the model of the questionnaire about delayed amounts with the given parameters. */
export const delayDiscountingModel = (parameters: DelayDiscountingParameters) =>
  ({
    kind: "form",
    facts: {
      id: "delay-discounting",
      version: "1.0.0",
      released: 2026,
      family: "economics",
      settings: ["lab", "online", "smartphone"],
      devices: ["phone", "tablet", "computer"],
      screenReader: true,
      seconds: secondsOf(parameters),
      trials: ITEMS.length,
      measures: [
        { id: "ln_k", decimals: 2, unit: null, norm: "mcq27_ln_k", span: { low: -9, high: -1 } },
      ],
      references: [
        {
          citation: "Kirby, Petry & Bickel (1999), J. Exp. Psychol. Gen. 128, 78–87",
          url: "https://doi.org/10.1037/0096-3445.128.1.78",
        },
        {
          citation: "Kaplan et al. (2016), Behav. Analyst 39, 293–304",
          url: "https://doi.org/10.1007/s40614-016-0070-9",
        },
        {
          citation: "Eisenberg et al. (2019), Nat. Commun. 10, 2319",
          url: "https://doi.org/10.1038/s41467-019-10301-1",
        },
      ],
    },
    parameters,
    methods: delayDiscountingMethods(parameters),
    methodsIn: { translation: "fr" },
    stated: () => delayDiscountingStated(parameters),
    codebook: delayDiscountingCodebook(parameters),
    screens: screensOf(parameters),
    screenAt: (index, seed) => screenAt(index, seed, parameters),
    outcome: ({ items }, answers) =>
      items.flatMap((item, index) => {
        const answer = answers[index];
        if (!answer) return [];
        const { value, ...given } = answer;
        return [
          {
            condition: item.size,
            stimulus: stimulusOf(item),
            response: value,
            correct: null,
            excluded: null,
            ...given,
          },
        ];
      }),
    score: (rows) => scoreDelayDiscounting(rows, parameters),
    headline: (score, words, locale) => delayDiscountingHeadline(score, words, locale),
    /** Returns the frame of the trial figure: a choice that is not part of the questionnaire, without an answer. */
    figure: ({ figure }) => [
      {
        content: {
          kind: "choice",
          prompt: figure.prompt,
          rows: [{ options: [figure.now, figure.later] }],
        },
        timing: { kind: "response", limitMs: null },
      },
    ],
  }) as const satisfies FormModel<DelayDiscounting>;
