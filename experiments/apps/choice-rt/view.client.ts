"use client";

import { defineApp } from "@/experiments/engine/contract/define-app";
import { basicScene, element } from "@/experiments/engine/trials/basic-scene.client";
import { type ChoiceRt, choiceRtModel } from "./model";
import { choiceRtParameters } from "./parameters";
import py from "./recompute.py";
import r from "./recompute.R";
import { SHAPES } from "./shapes";
import styles from "./view.module.css";

export const app = defineApp<ChoiceRt>({
  parameters: choiceRtParameters,
  model: choiceRtModel,
  view: {
    scene: (_, feedback) => {
      const shape = element("div", styles.shape);
      return basicScene({
        draw: (stimulus, target) => {
          shape.dataset.shape = SHAPES[target];
          stimulus.replaceChildren(shape);
        },
        feedback: (target, response) => {
          if (response === null) return feedback.slow;
          return response === target ? feedback.correct : feedback.wrong;
        },
      });
    },
  },
  recompute: { r, py },
});
