"use client";

import { defineApp } from "@/experiments/engine/contract/define-app";
import { basicScene, element } from "@/experiments/engine/trials/basic-scene.client";
import { type GoNoGo, goNoGoModel } from "./model";
import { goNoGoParameters } from "./parameters";
import py from "./recompute.py";
import r from "./recompute.R";
import { SHAPES } from "./shapes";
import styles from "./view.module.css";

export const app = defineApp<GoNoGo>({
  parameters: goNoGoParameters,
  model: goNoGoModel,
  view: {
    scene: (_, feedback) => {
      const shape = element("div", styles.shape);
      const scene = basicScene<GoNoGo["trial"], GoNoGo["response"]>({
        draw: (stimulus, { condition }) => {
          shape.dataset.shape = SHAPES[condition];
          shape.dataset.pressed = "false";
          stimulus.replaceChildren(shape);
        },
        feedback: ({ condition }, response) => {
          if (condition === "go") return response === null ? feedback.slow : feedback.correct;
          return response === null ? feedback.correct : feedback.wrong;
        },
      });
      return {
        ...scene,
        taken: () => {
          shape.dataset.pressed = "true";
        },
      };
    },
  },
  recompute: { r, py },
});
