import type { TimedModel } from "@/experiments/engine/contract/define-app";
import { halfIntervalOf } from "@/experiments/engine/span/span-interval";
import { MEAN_SPAN, scoreSpan, spanHeadline } from "@/experiments/engine/span/span-score";
import { spanSeconds } from "@/experiments/engine/span/span-seconds";
import { spanMethods, spanStated } from "@/experiments/engine/span/span-texts";
import { spanBlocks, spanPhases } from "@/experiments/engine/span/span-timeline";
import { type SpanTrial, spanOutcome } from "@/experiments/engine/span/span-trial";
import { digitSpanCodebook } from "./codebook";
import { DIGIT_ITEMS } from "./digits";
import { digitSpanFigure } from "./figure";
import { SIMULATED_SPREAD } from "./interval";
import { DIGIT_SPAN_NORMS } from "./norms";
import type { DigitSpanParameters } from "./parameters";
import type { DigitSpanWords } from "./words";

export type DigitSpan = { words: DigitSpanWords; trial: SpanTrial; response: string };

/** The response keys: each digit is typed with its own key. */
const KEYS = Object.fromEntries(DIGIT_ITEMS.all.map((digit) => [String(digit), String(digit)]));

/** Assumed length of the test sequences in digits, for the duration of a run. */
const USUAL_LENGTH = 7;

/**
 * Returns the model of the digit span task with the given parameters. A run consists of optional practice trials and
 * test trials in one order of recall. The length of each test sequence depends on the previous answers.
 */
export function digitSpanModel(parameters: DigitSpanParameters) {
  const pace = { itemMs: parameters.digitMs, gapMs: parameters.gapMs };
  const halfInterval = halfIntervalOf(parameters, SIMULATED_SPREAD);
  return {
    kind: "timed",
    facts: {
      id: "digit-span",
      version: "1.0.0",
      released: 2026,
      family: "cognition",
      settings: ["lab", "online", "smartphone"],
      devices: ["phone", "tablet", "computer"],
      screenReader: false,
      seconds: spanSeconds(parameters, pace, USUAL_LENGTH),
      trials: parameters.trials,
      measures: [
        {
          ...MEAN_SPAN,
          norm: DIGIT_SPAN_NORMS[parameters.direction],
          // The measure is the mean of several sequence lengths, each a whole number. Two scores therefore differ by at least
          // one divided by the number of lengths.
          step: 1 / (parameters.trials - parameters.approachTrials),
          span: { low: 2, high: 12 },
        },
      ],
      references: [
        {
          citation: "Woods et al. (2011), J. Clin. Exp. Neuropsychol. 33, 101–111",
          url: "https://doi.org/10.1080/13803395.2010.493149",
        },
        {
          citation: "Eisenberg et al. (2019), Nat. Commun. 10, 2319",
          url: "https://doi.org/10.1038/s41467-019-10301-1",
        },
      ],
    },
    parameters,
    codebook: digitSpanCodebook(parameters),
    methods: [...spanMethods(parameters, DIGIT_ITEMS.longest), "translation"],
    methodsIn: { translation: "fr" },
    stated: (words) => spanStated(parameters, halfInterval, words),
    blocks: (seed) => spanBlocks(seed, DIGIT_ITEMS, parameters),
    phases: (trial, phase) => spanPhases(trial, phase, pace, parameters),
    keys: KEYS,
    answers: "scene",
    pausesWhenSilent: true,
    outcome: (trial, finished) => spanOutcome(trial, finished),
    marksAnswers: true,
    score: (rows) => scoreSpan(rows, parameters, halfInterval),
    headline: (score, { result }, locale) => spanHeadline(score, result, locale),
    figure: (words) => digitSpanFigure(parameters, words.shortOrders),
  } as const satisfies TimedModel<DigitSpan>;
}
