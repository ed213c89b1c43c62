import type { TimedModel } from "@/experiments/engine/contract/define-app";
import { halfIntervalOf } from "@/experiments/engine/span/span-interval";
import { MEAN_SPAN, scoreSpan, spanHeadline } from "@/experiments/engine/span/span-score";
import { spanSeconds } from "@/experiments/engine/span/span-seconds";
import { spanMethods, spanStated } from "@/experiments/engine/span/span-texts";
import { spanPhases } from "@/experiments/engine/span/span-timeline";
import { spanOutcome } from "@/experiments/engine/span/span-trial";
import { spatialSpanCodebook } from "./codebook";
import { spatialSpanFigure } from "./figure";
import { SIMULATED_SPREAD } from "./interval";
import { SPATIAL_SPAN_NORMS } from "./norms";
import type { SpatialSpanParameters } from "./parameters";
import { type SpatialSpanTrial, spatialSpanBlocks, squaresOf } from "./sequence";
import type { SpatialSpanWords } from "./words";

export type SpatialSpan = { words: SpatialSpanWords; trial: SpatialSpanTrial; response: string };

/** Assumed length of the test sequences in squares, for the duration of a run. */
const USUAL_LENGTH = 6;

/**
 * Returns the model of the spatial span task with the given parameters. A run consists of optional practice trials and
 * test trials. The length of each test sequence depends on the previous answers.
 */
export function spatialSpanModel(parameters: SpatialSpanParameters) {
  const pace = { itemMs: parameters.squareMs };
  const squares = squaresOf(parameters);
  const halfInterval = halfIntervalOf(parameters, SIMULATED_SPREAD);
  return {
    kind: "timed",
    facts: {
      id: "spatial-span",
      version: "2.4.0",
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
          norm: SPATIAL_SPAN_NORMS[parameters.direction],
          // The measure is the mean of several sequence lengths, each a whole number. Two scores therefore differ by at least
          // one divided by the number of lengths.
          step: 1 / (parameters.trials - parameters.approachTrials),
          span: { low: 2, high: 10 },
        },
      ],
      references: [
        {
          citation: "Kessels et al. (2000), Appl. Neuropsychol. 7, 252–258",
          url: "https://doi.org/10.1207/S15324826AN0704_8",
        },
        {
          citation: "Eisenberg et al. (2019), Nat. Commun. 10, 2319",
          url: "https://doi.org/10.1038/s41467-019-10301-1",
        },
      ],
    },
    parameters,
    codebook: spatialSpanCodebook(parameters),
    methods: spanMethods(parameters, squares),
    stated: (words) => ({ squares, ...spanStated(parameters, halfInterval, words) }),
    blocks: (seed) => spatialSpanBlocks(seed, parameters),
    phases: (trial, phase) => spanPhases(trial, phase, pace, parameters),
    keys: {},
    answers: "scene",
    pausesWhenSilent: true,
    outcome: (trial, finished) => spanOutcome(trial, finished),
    marksAnswers: true,
    score: (rows) => scoreSpan(rows, parameters, halfInterval),
    headline: (score, { result }, locale) => spanHeadline(score, result, locale),
    figure: () => spatialSpanFigure(parameters),
  } as const satisfies TimedModel<SpatialSpan>;
}
