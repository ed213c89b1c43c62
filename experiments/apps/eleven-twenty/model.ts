import type { FormModel } from "@/experiments/engine/contract/define-app";
import { interpolate } from "@/lib/i18n/interpolate";
import { elevenTwentyCodebook } from "./codebook";
import {
  isPublished,
  PEOPLE,
  type RequestAddition,
  type RequestScreen,
  requestAddition,
  requestsOf,
  screenAt,
} from "./game";
import type { ElevenTwentyParameters } from "./parameters";
import { requestOutcome, scoreElevenTwenty } from "./score";
import type { ElevenTwentyWords } from "./words";

export type ElevenTwenty = {
  words: ElevenTwentyWords;
  screen: RequestScreen;
  value: string;
  addition: RequestAddition;
};

/** Number of requests on one line of the trial figure. */
const FIGURE_COLUMNS = 5;

/** Returns the model of the 11–20 money request game with the given parameters. A run consists of one choice. */
export const elevenTwentyModel = (parameters: ElevenTwentyParameters) =>
  ({
    kind: "form",
    facts: {
      id: "eleven-twenty",
      version: "1.4.1",
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
    methods: ["choice", isPublished(parameters) ? "drawnPublished" : "drawnUniform", "afterwards"],
    stated: () => ({ people: PEOPLE }),
    codebook: elevenTwentyCodebook(parameters),
    screens: 1,
    screenAt: (_, seed) => screenAt(seed, parameters),
    outcome: ({ drawn }, answers) =>
      answers.map(({ value, ...given }) => ({ ...requestOutcome(Number(value), drawn), ...given })),
    score: (rows) => scoreElevenTwenty(rows, parameters),
    /** Returns a sentence with the participant's request, the drawn request and the points earned. */
    headline: ({ measures: [request], details }, { result }) => {
      const values = Object.fromEntries(details.map(({ id, value }) => [id, value]));
      const { drawn = 0, points = 0 } = values;
      const text = points > request.value ? result.bonus : result.plain;
      return interpolate(text, { request: request.value, drawn, points });
    },
    addition: (_, score) => requestAddition(score, parameters),
    /** Returns the only frame of the trial figure: a choice among all requests, without a time limit. */
    figure: ({ figure }) => {
      const requests = requestsOf(parameters);
      const rows = Array.from(
        { length: Math.ceil(requests.length / FIGURE_COLUMNS) },
        (_, row) => ({
          options: requests.slice(row * FIGURE_COLUMNS, (row + 1) * FIGURE_COLUMNS).map(String),
        }),
      );
      return [
        {
          content: { kind: "choice", prompt: figure.request, rows },
          timing: { kind: "response", limitMs: null },
        },
      ];
    },
  }) as const satisfies FormModel<ElevenTwenty>;
