import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { TimedModel } from "../define-app";
import { shown } from "../engine/score";
import { spatialSpanCodebook } from "./codebook";
import { spanOutcome } from "./outcome";
import { parameters } from "./parameters";
import { scoreSpatialSpan } from "./score";
import type { SpanTrial } from "./sequence";
import { spanBlocks, spanPhases } from "./timeline";
import type { SpatialSpanWords } from "./words";

export type SpatialSpan = { words: SpatialSpanWords; trial: SpanTrial; response: string };

const { gridSize, squareMs, responseWindowMs } = parameters;

const EXAMPLE = [7, 11, 3];

/** The spatial span task: practice, then one block whose length follows the responses. */
export const spatialSpanModel = {
  kind: "timed",
  facts: {
    id: "spatial-span",
    version: "2.0.0",
    released: 2026,
    family: "cognition",
    settings: ["lab", "online", "smartphone"],
    devices: ["phone", "tablet", "computer"],
    screenReader: false,
    seconds: 180,
    trials: parameters.trials,
    measures: [
      {
        id: "mean_span",
        decimals: 1,
        unit: null,
        norm: "spatial_span_forward",
        step: 0.1,
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
  codebook: spatialSpanCodebook,
  blocks: spanBlocks,
  phases: spanPhases,
  keys: {},
  answers: "scene",
  pausesWhenSilent: true,
  outcome: (trial, finished) => spanOutcome(trial, finished),
  score: scoreSpatialSpan,
  headline: ({ measures: [span] }, { result }, locale) => {
    const say = (squares: number) => formatNumber(shown(squares, 1), locale, 1);
    const { halfInterval } = parameters;
    return interpolate(result.span, { span: say(span.value), margin: say(halfInterval) });
  },
  figure: () => [
    ...EXAMPLE.map((square) => ({
      content: { kind: "grid" as const, size: gridSize, lit: [square] },
      timing: { kind: "duration" as const, ms: squareMs },
    })),
    {
      content: { kind: "grid", size: gridSize, lit: [] },
      timing: { kind: "response", limitMs: responseWindowMs, exampleMs: 3000 },
    },
  ],
} as const satisfies TimedModel<SpatialSpan>;
