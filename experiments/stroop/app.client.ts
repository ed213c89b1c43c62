"use client";

import { interpolate } from "@/lib/i18n/interpolate";
import type { TimedApp } from "../engine/app-module";
import { basicScene, element } from "../engine/basic-scene.client";
import { practiceThenTest, speededPhases } from "../engine/trial-model";
import styles from "./app.module.css";
import { stroopCodebook } from "./codebook";
import { INKS, type Ink, KEY_OF, parameters, stroop } from "./definition";
import { stroopHeadline } from "./headline";
import { stroopOutcome } from "./outcome";
import py from "./recompute.py";
import r from "./recompute.R";
import { scoreStroop } from "./score";
import { type StroopTrial, stroopSequence } from "./sequence";
import type { StroopWords } from "./words";

/** The Stroop task of the portfolio: practice with feedback, then two measured blocks. */
export const app: TimedApp<StroopTrial, Ink, StroopWords> = {
  kind: "timed",
  definition: stroop,
  blocks: (seed) => {
    const { practiceTrials, trials, blocks } = parameters;
    return practiceThenTest(seed, blocks, (blockSeed, phase) =>
      stroopSequence(blockSeed, phase === "practice" ? practiceTrials : trials / blocks),
    );
  },
  phases: (_, phase) => speededPhases(parameters, phase === "practice"),
  keys: parameters.keys,
  answers: INKS.map((ink) => ({ response: ink, key: KEY_OF[ink] })),
  pausesWhenSilent: true,
  scene: (words, feedback) => {
    const word = element("p", styles.word);
    // As on the first screen: who hears the page is not left with the word alone.
    word.setAttribute("role", "img");
    return basicScene<StroopTrial, Ink>({
      draw: (stimulus, trial) => {
        word.textContent = words.inks[trial.word];
        word.dataset.ink = trial.ink;
        const said = interpolate(words.screen.stimulus, {
          word: words.inks[trial.word],
          ink: words.inks[trial.ink],
        });
        word.setAttribute("aria-label", said);
        stimulus.replaceChildren(word);
      },
      feedback: (trial, response) => {
        if (response === null) return feedback.slow;
        return response === trial.ink ? feedback.correct : feedback.wrong;
      },
    });
  },
  outcome: stroopOutcome,
  score: scoreStroop,
  headline: stroopHeadline,
  codebook: stroopCodebook,
  recompute: { r, py },
};
