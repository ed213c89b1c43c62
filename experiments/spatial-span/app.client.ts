"use client";

import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { TimedApp } from "../engine/app-module";
import { shown } from "../engine/score";
import { spatialSpanCodebook } from "./codebook";
import { spatialSpan } from "./definition";
import { spanOutcome } from "./outcome";
import py from "./recompute.py";
import r from "./recompute.R";
import { spanScene } from "./scene.client";
import { scoreSpatialSpan } from "./score";
import type { SpanTrial } from "./sequence";
import { spanBlocks, spanPhases } from "./timeline";
import type { SpatialSpanWords } from "./words";

/** The spatial span task: practice, then one block whose length follows the answers. */
export const app: TimedApp<SpanTrial, string, SpatialSpanWords> = {
  kind: "timed",
  definition: spatialSpan,
  blocks: spanBlocks,
  phases: spanPhases,
  keys: {},
  answers: "scene",
  pausesWhenSilent: true,
  scene: (words, feedback) => spanScene(words.grid, feedback),
  outcome: spanOutcome,
  score: scoreSpatialSpan,
  headline: ({ measures: [span] }, { result }, locale) =>
    interpolate(result.span, { span: formatNumber(shown(span.value, 1), locale, 1) }),
  codebook: spatialSpanCodebook,
  recompute: { r, py },
};
