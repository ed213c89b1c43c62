import { interpolate } from "@/lib/i18n/interpolate";
import type { FormModel } from "../define-app";
import { elevenTwentyCodebook } from "./codebook";
import { type RequestAddition, type RequestScreen, requestAddition, screenAt } from "./game";
import { parameters, REQUESTS } from "./parameters";
import { requestOutcome, scoreElevenTwenty } from "./score";
import type { ElevenTwentyWords } from "./words";

export type ElevenTwenty = {
  words: ElevenTwentyWords;
  screen: RequestScreen;
  value: string;
  addition: RequestAddition;
};

/** The 11–20 money request game: one choice. */
export const elevenTwentyModel = {
  kind: "form",
  facts: {
    id: "eleven-twenty",
    version: "1.1.0",
    released: 2026,
    family: "economics",
    settings: ["lab", "online", "smartphone"],
    devices: ["phone", "tablet", "computer"],
    screenReader: true,
    seconds: 60,
    trials: 1,
    measures: [
      {
        id: "request",
        decimals: 0,
        unit: null,
        norm: "game_11_20",
        span: { low: parameters.lowest, high: parameters.highest },
      },
    ],
    references: [
      {
        citation: "Arad & Rubinstein (2012), Am. Econ. Rev. 102, 3561–3573",
        url: "https://doi.org/10.1257/aer.102.7.3561",
      },
    ],
  },
  parameters,
  codebook: elevenTwentyCodebook,
  screens: 1,
  screenAt,
  outcome: ({ drawn }, answers) =>
    answers.map(({ value, ...given }) => ({ ...requestOutcome(Number(value), drawn), ...given })),
  score: scoreElevenTwenty,
  /** The request, the drawn one, and the points. */
  headline: ({ measures: [request], details }, { result }) => {
    const values = Object.fromEntries(details.map(({ id, value }) => [id, value]));
    const { drawn = 0, points = 0 } = values;
    const text = points > request.value ? result.bonus : result.plain;
    return interpolate(text, { request: request.value, drawn, points });
  },
  addition: (_, score) => requestAddition(score),
  /** The one screen: the requests, one of which is chosen without a time limit. */
  figure: ({ figure }) => {
    const half = REQUESTS.length / 2;
    return [
      {
        content: {
          kind: "lines",
          lines: [
            figure.request,
            REQUESTS.slice(0, half).join(" "),
            REQUESTS.slice(half).join(" "),
          ],
        },
        timing: { kind: "response", limitMs: null },
      },
    ];
  },
} as const satisfies FormModel<ElevenTwenty>;
