"use client";

import { defineApp } from "@/experiments/engine/contract/define-app";
import { basicScene, element } from "@/experiments/engine/trials/basic-scene.client";
import { type Simon, simonModel } from "./model";
import { simonParameters } from "./parameters";
import py from "./recompute.py";
import r from "./recompute.R";
import { SHAPES } from "./shapes";
import styles from "./view.module.css";

export const app = defineApp<Simon>({
  parameters: simonParameters,
  model: simonModel,
  view: {
    scene: (_, feedback) => {
      const shape = element("div", styles.shape);
      return basicScene({
        draw: (stimulus, { target, side }) => {
          stimulus.classList.add(styles.screen ?? "");
          shape.dataset.shape = SHAPES[target];
          shape.dataset.side = side;
          stimulus.replaceChildren(shape);
        },
        feedback: ({ target }, response) => {
          if (response === null) return feedback.slow;
          return response === target ? feedback.correct : feedback.wrong;
        },
      });
    },
  },
  recompute: { r, py },
});
