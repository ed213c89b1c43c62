import type { TimedModel } from "@/experiments/engine/contract/define-app";
import { shownMeasure } from "@/experiments/engine/score/measure-format";
import { hasFeedback } from "@/experiments/engine/speeded/feedback";
import { interpolate } from "@/lib/i18n/interpolate";
import { goNoGoBlocks } from "./blocks";
import { goNoGoCodebook } from "./codebook";
import { noGoTrialsOf } from "./counts";
import { goNoGoFigure } from "./figure";
import { goNoGoOutcome } from "./outcome";
import type { GoNoGoParameters } from "./parameters";
import { scoreGoNoGo } from "./score";
import { secondsOf } from "./seconds";
import type { GoNoGoTrial } from "./sequence";
import { goNoGoMethods, goNoGoStated } from "./stated";
import type { GoNoGoWords } from "./words";

export type GoNoGo = { words: GoNoGoWords; trial: GoNoGoTrial; response: "press" };

const COMMISSION_ERRORS = { id: "commission_errors", decimals: 1, unit: "%" } as const;

/**
 * Returns the model of the go/no-go task with the given parameters. A run consists of an optional practice block and
 * test blocks, at a steady pace.
 */
export const goNoGoModel = (parameters: GoNoGoParameters) =>
  ({
    kind: "timed",
    facts: {
      id: "go-no-go",
      version: "2.3.1",
      released: 2026,
      family: "cognition",
      settings: ["lab", "online", "smartphone"],
      devices: ["phone", "tablet", "computer"],
      screenReader: false,
      seconds: secondsOf(parameters),
      trials: parameters.trials,
      measures: [
        {
          ...COMMISSION_ERRORS,
          norm: "go_no_go_commissions",
          step: 100 / noGoTrialsOf(parameters),
          span: { low: 0, high: 60 },
        },
      ],
      centre: "mean",
      references: [
        {
          citation: "Wessel (2018), Psychophysiology 55, e12871",
          url: "https://doi.org/10.1111/psyp.12871",
        },
        {
          citation: "Eisenberg et al. (2019), Nat. Commun. 10, 2319",
          url: "https://doi.org/10.1038/s41467-019-10301-1",
        },
        {
          citation: "Wilson (1927), J. Am. Stat. Assoc. 22, 209–212",
          url: "https://doi.org/10.1080/01621459.1927.10502953",
        },
      ],
    },
    parameters,
    codebook: goNoGoCodebook(parameters),
    methods: goNoGoMethods(parameters),
    stated: () => goNoGoStated(parameters),
    blocks: (seed) => goNoGoBlocks(seed, parameters),
    phases: ({ blankMs }, phase) => [
      // A press never ends this phase. The duration is fixed, because participants could otherwise change the pace with
      // their presses.
      {
        name: "stimulus",
        durationMs: parameters.stimulusMs,
        responses: Number.POSITIVE_INFINITY,
      },
      ...(hasFeedback(parameters.feedback, phase)
        ? [{ name: "feedback", durationMs: parameters.feedbackMs }]
        : []),
      { name: "blank", durationMs: blankMs },
    ],
    keys: { " ": "press" },
    answers: "screen",
    pausesWhenSilent: false,
    outcome: (trial, finished) => goNoGoOutcome(trial, finished, parameters),
    marksAnswers: true,
    score: (rows) => scoreGoNoGo(rows, parameters),
    /** Returns a sentence with the number of squares that had a press, and the interval of the rate of presses. */
    headline: ({ measures: [{ value, low, high, n }] }, { result }, locale) => {
      const count = Math.round((value / 100) * n);
      const text = count === 0 ? result.none : result.some;
      const ends = shownMeasure({ value, low, high }, COMMISSION_ERRORS, locale);
      return interpolate(text, { count, n, ...ends });
    },
    figure: () => goNoGoFigure(parameters),
  }) as const satisfies TimedModel<GoNoGo>;
