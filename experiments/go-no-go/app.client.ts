"use client";

import type { TimedApp } from "../engine/app-module";
import { basicScene, element } from "../engine/basic-scene.client";
import { practiceThenTest } from "../engine/trial-model";
import styles from "./app.module.css";
import { goNoGoCodebook } from "./codebook";
import { goNoGo, parameters, SHAPES } from "./definition";
import { goNoGoHeadline } from "./headline";
import { goNoGoOutcome } from "./outcome";
import py from "./recompute.py";
import r from "./recompute.R";
import { scoreGoNoGo } from "./score";
import { type GoNoGoTrial, goNoGoSequence } from "./sequence";
import type { GoNoGoWords } from "./words";

/** The go/no-go task: practice with feedback, then two measured blocks at an even pace. */
export const app: TimedApp<GoNoGoTrial, "press", GoNoGoWords> = {
  kind: "timed",
  definition: goNoGo,
  blocks: (seed) => {
    const { practiceTrials, practiceNoGo, trials, noGoTrials, blocks } = parameters;
    return practiceThenTest(seed, blocks, (blockSeed, phase) =>
      phase === "practice"
        ? goNoGoSequence(blockSeed, practiceTrials, practiceNoGo)
        : goNoGoSequence(blockSeed, trials / blocks, noGoTrials / blocks),
    );
  },
  phases: ({ blankMs }, phase) => [
    // Presses never complete this phase: it lasts its time, so that pressing does not set the pace.
    {
      name: "stimulus",
      durationMs: parameters.stimulusMs,
      responses: Number.POSITIVE_INFINITY,
    },
    ...(phase === "practice" ? [{ name: "feedback", durationMs: parameters.feedbackMs }] : []),
    { name: "blank", durationMs: blankMs },
  ],
  keys: parameters.keys,
  answers: "screen",
  pausesWhenSilent: false,
  scene: (_, feedback) => {
    const shape = element("div", styles.shape);
    const scene = basicScene<GoNoGoTrial, "press">({
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
  outcome: goNoGoOutcome,
  score: scoreGoNoGo,
  headline: goNoGoHeadline,
  codebook: goNoGoCodebook,
  recompute: { r, py },
};
