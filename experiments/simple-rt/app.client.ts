"use client";

import { formatMs } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { TimedApp } from "../engine/app-module";
import { basicScene, element } from "../engine/basic-scene.client";
import { shown } from "../engine/score";
import { practiceThenTest } from "../engine/trial-model";
import styles from "./app.module.css";
import { simpleRtCodebook } from "./codebook";
import { parameters, simpleRt } from "./definition";
import { simpleRtOutcome } from "./outcome";
import py from "./recompute.py";
import r from "./recompute.R";
import { scoreSimpleRt } from "./score";
import { type SimpleRtTrial, simpleRtPhases, simpleRtSequence } from "./timeline";
import type { SimpleRtWords } from "./words";

/** The simple reaction time task: practice with feedback, then one measured block. */
export const app: TimedApp<SimpleRtTrial, "press", SimpleRtWords> = {
  kind: "timed",
  definition: simpleRt,
  blocks: (seed) =>
    practiceThenTest(seed, 1, (blockSeed, phase) =>
      simpleRtSequence(
        blockSeed,
        phase === "practice" ? parameters.practiceTrials : parameters.trials,
      ),
    ),
  phases: simpleRtPhases,
  keys: parameters.keys,
  answers: "screen",
  pausesWhenSilent: true,
  scene: (_, feedback) => {
    const disc = element("div", styles.disc);
    return basicScene<SimpleRtTrial, "press">({
      draw: (stimulus) => stimulus.replaceChildren(disc),
      feedback: (_trial, response, { falseStart }) => {
        if (falseStart) return feedback.early;
        return response === null ? feedback.slow : feedback.correct;
      },
    });
  },
  outcome: simpleRtOutcome,
  score: scoreSimpleRt,
  headline: ({ measures: [time] }, { result }, locale) =>
    interpolate(result.time, { ms: formatMs(shown(time.value, 0), locale) }),
  codebook: simpleRtCodebook,
  recompute: { r, py },
};
