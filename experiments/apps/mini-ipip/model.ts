import type { FormModel } from "@/experiments/engine/contract/define-app";
import { miniIpipCodebook } from "./codebook";
import { miniIpipHeadline } from "./headline";
import { ITEMS, itemOutcome, type MiniIpipScreen, screenAt, screensOf } from "./items";
import type { MiniIpipParameters } from "./parameters";
import { type ItemResponse, RESPONSES, SCALE_MEASURE } from "./scales";
import { scoreMiniIpip } from "./score";
import { miniIpipMethods, miniIpipStated } from "./stated";
import type { MiniIpipWords } from "./words";

export type MiniIpip = { words: MiniIpipWords; screen: MiniIpipScreen; value: ItemResponse };

/** Assumed seconds for each statement, for each change of page, and for the instructions and the result together. */
const SECONDS_OF_ITEM = 5;
const SECONDS_OF_PAGE = 2;
const AROUND = 12;

const secondsOf = (parameters: MiniIpipParameters) => {
  const pages = screensOf(parameters);
  return Math.round((AROUND + ITEMS.length * SECONDS_OF_ITEM + pages * SECONDS_OF_PAGE) / 10) * 10;
};

/** Returns the model of the Mini-IPIP questionnaire with the given parameters. */
export const miniIpipModel = (parameters: MiniIpipParameters) =>
  ({
    kind: "form",
    facts: {
      id: "mini-ipip",
      version: "3.3.1",
      released: 2026,
      family: "survey",
      settings: ["lab", "online", "smartphone"],
      devices: ["phone", "tablet", "computer"],
      screenReader: true,
      seconds: secondsOf(parameters),
      trials: ITEMS.length,
      measures: [
        { id: "extraversion", norm: "mini_ipip_extraversion", ...SCALE_MEASURE },
        { id: "agreeableness", norm: "mini_ipip_agreeableness", ...SCALE_MEASURE },
        { id: "conscientiousness", norm: "mini_ipip_conscientiousness", ...SCALE_MEASURE },
        { id: "neuroticism", norm: "mini_ipip_neuroticism", ...SCALE_MEASURE },
        { id: "intellect_imagination", norm: "mini_ipip_intellect_imagination", ...SCALE_MEASURE },
      ],
      references: [
        {
          citation: "Donnellan et al. (2006), Psychol. Assess. 18, 192–203",
          url: "https://doi.org/10.1037/1040-3590.18.2.192",
        },
        {
          citation: "International Personality Item Pool, items and keys of the Mini-IPIP",
          url: "https://ipip.ori.org/MiniIPIPKey.htm",
        },
        {
          citation: "Laverdière et al. (2020), Eur. Rev. Appl. Psychol. 70, 100512",
          url: "https://doi.org/10.1016/j.erap.2019.100512",
          language: "fr",
        },
        {
          citation: "Meade & Craig (2012), Psychol. Methods 17, 437–455",
          url: "https://doi.org/10.1037/a0028085",
        },
        {
          citation: "Open-Source Psychometrics Project, raw data (BIG5, c. 2012)",
          url: "https://openpsychometrics.org/_rawdata/",
        },
      ],
    },
    parameters,
    methods: miniIpipMethods(parameters),
    methodsIn: { translation: "fr" },
    stated: (words) => miniIpipStated(parameters, words),
    codebook: miniIpipCodebook(parameters),
    screens: screensOf(parameters),
    screenAt: (index, seed) => screenAt(index, seed, parameters),
    outcome: ({ items }, answers) =>
      items.flatMap((item, index) => {
        const answer = answers[index];
        if (!answer) return [];
        const { value, ...given } = answer;
        return [{ ...itemOutcome(item, value), ...given }];
      }),
    score: (rows) => scoreMiniIpip(rows, parameters),
    headline: (score, words, locale) => miniIpipHeadline(score, words, locale, parameters),
    /**
     * Returns the frame of the trial figure: a statement without an answer. This statement is not part of the
     * questionnaire.
     */
    figure: ({ figure }) => [
      {
        content: {
          kind: "choice",
          prompt: figure.statement,
          rows: [{ options: RESPONSES.map(() => "") }],
        },
        timing: { kind: "response", limitMs: null },
      },
    ],
  }) as const satisfies FormModel<MiniIpip>;
