"use client";

import { defineApp } from "@/experiments/engine/contract/define-app";
import { basicScene, element } from "@/experiments/engine/trials/basic-scene.client";
import { type SimpleRt, simpleRtModel } from "./model";
import { simpleRtParameters } from "./parameters";
import py from "./recompute.py";
import r from "./recompute.R";
import styles from "./view.module.css";

export const app = defineApp<SimpleRt>({
  parameters: simpleRtParameters,
  model: simpleRtModel,
  view: {
    scene: (_, feedback) => {
      const disc = element("div", styles.disc);
      return basicScene({
        draw: (stimulus) => stimulus.replaceChildren(disc),
        feedback: (_trial, response, { falseStart }) => {
          if (falseStart) return feedback.early;
          return response === null ? feedback.slow : feedback.correct;
        },
      });
    },
  },
  recompute: { r, py },
});
