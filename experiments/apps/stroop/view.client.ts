"use client";

import { defineApp } from "@/experiments/engine/contract/define-app";
import { basicScene, element } from "@/experiments/engine/trials/basic-scene.client";
import { interpolate } from "@/lib/i18n/interpolate";
import { type Stroop, stroopModel } from "./model";
import { stroopParameters } from "./parameters";
import py from "./recompute.py";
import r from "./recompute.R";
import styles from "./view.module.css";

export const app = defineApp<Stroop>({
  parameters: stroopParameters,
  model: stroopModel,
  view: {
    scene: (words, feedback) => {
      const word = element("p", styles.word);
      // Screen readers announce the word together with its ink, as on the home page, because the word alone would omit
      // the ink.
      word.setAttribute("role", "img");
      return basicScene({
        draw: (stimulus, trial) => {
          word.textContent = words.inks[trial.word];
          word.dataset.ink = trial.ink;
          const label = interpolate(words.screen.stimulus, {
            word: words.inks[trial.word],
            ink: words.inks[trial.ink],
          });
          word.setAttribute("aria-label", label);
          stimulus.replaceChildren(word);
        },
        feedback: (trial, response) => {
          if (response === null) return feedback.slow;
          return response === trial.ink ? feedback.correct : feedback.wrong;
        },
      });
    },
  },
  recompute: { r, py },
});
