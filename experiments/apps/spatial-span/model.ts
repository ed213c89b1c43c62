import type { TimedModel } from "@/experiments/engine/contract/define-app";
import { shownMeasure } from "@/experiments/engine/score/measure-format";
import { interpolate } from "@/lib/i18n/interpolate";
import { spatialSpanCodebook } from "./codebook";
import { spatialSpanFigure } from "./figure";
import { spanOutcome } from "./outcome";
import type { SpatialSpanParameters } from "./parameters";
import { scoreSpatialSpan } from "./score";
import { secondsOf } from "./seconds";
import type { SpanTrial } from "./sequence";
import { spatialSpanMethods, spatialSpanStated } from "./stated";
import { spanBlocks, spanPhases } from "./timeline";
import type { SpatialSpanWords } from "./words";

export type SpatialSpan = { words: SpatialSpanWords; trial: SpanTrial; response: string };

const MEAN_SPAN = { id: "mean_span", decimals: 1, unit: null } as const;

/**
 * Returns the model of the spatial span task with the given parameters. A run consists of optional practice trials and
 * test trials. The length of each test sequence depends on the previous answers.
 */
export const spatialSpanModel = (parameters: SpatialSpanParameters) =>
  ({
    kind: "timed",
    facts: {
      id: "spatial-span",
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
          ...MEAN_SPAN,
          norm: "spatial_span_forward",
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
    methods: spatialSpanMethods(parameters),
    stated: (words) => spatialSpanStated(parameters, words),
    blocks: (seed) => spanBlocks(seed, parameters),
    phases: (trial, phase) => spanPhases(trial, phase, parameters),
    keys: {},
    answers: "scene",
    pausesWhenSilent: true,
    outcome: (trial, finished) => spanOutcome(trial, finished),
    marksAnswers: true,
    score: (rows) => scoreSpatialSpan(rows, parameters),
    headline: ({ measures: [span] }, { result }, locale) => {
      const { value, ...ends } = shownMeasure(span, MEAN_SPAN, locale);
      const text = span.high === null ? result.spanAlone : result.span;
      return interpolate(text, { span: value, ...ends });
    },
    figure: () => spatialSpanFigure(parameters),
  }) as const satisfies TimedModel<SpatialSpan>;
