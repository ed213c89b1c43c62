"use client";

import { defineApp } from "@/experiments/engine/contract/define-app";
import { basicScene } from "@/experiments/engine/trials/basic-scene.client";
import { type ChoiceRt, choiceRtModel } from "./model";
import { choiceRtParameters } from "./parameters";
import py from "./recompute.py";
import r from "./recompute.R";

export const app = defineApp<ChoiceRt>({
  parameters: choiceRtParameters,
  model: choiceRtModel,
  view: {
    scene: ({ arrows }) =>
      basicScene({
        draw: (stimulus, side) => {
          stimulus.textContent = arrows[side];
        },
      }),
  },
  recompute: { r, py },
});
