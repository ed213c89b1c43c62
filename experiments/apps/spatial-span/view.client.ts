"use client";

import { defineApp } from "@/experiments/engine/contract/define-app";
import { type SpatialSpan, spatialSpanModel } from "./model";
import { spatialSpanParameters } from "./parameters";
import py from "./recompute.py";
import r from "./recompute.R";
import { spanScene } from "./scene.client";

export const app = defineApp<SpatialSpan>({
  parameters: spatialSpanParameters,
  model: spatialSpanModel,
  view: { scene: (words, feedback) => spanScene(words.grid, feedback) },
  recompute: { r, py },
});
