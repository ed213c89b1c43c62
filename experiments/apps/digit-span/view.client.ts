"use client";

import { defineApp } from "@/experiments/engine/contract/define-app";
import { type DigitSpan, digitSpanModel } from "./model";
import { digitSpanParameters } from "./parameters";
import py from "./recompute.py";
import r from "./recompute.R";
import { digitScene } from "./scene.client";

export const app = defineApp<DigitSpan>({
  parameters: digitSpanParameters,
  model: digitSpanModel,
  view: { scene: (words, feedback) => digitScene(words.pad, feedback) },
  recompute: { r, py },
});
