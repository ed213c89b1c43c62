"use client";

import { arrowRowPath, type Direction } from "@/components/plots/arrow-row";
import type { TimedApp } from "../engine/app-module";
import { basicScene } from "../engine/basic-scene.client";
import { practiceThenTest, speededPhases } from "../engine/trial-model";
import styles from "./app.module.css";
import { flankerCodebook } from "./codebook";
import { arrowRow, flanker, parameters } from "./definition";
import { flankerHeadline } from "./headline";
import { flankerOutcome } from "./outcome";
import py from "./recompute.py";
import r from "./recompute.R";
import { scoreFlanker } from "./score";
import { type FlankerTrial, flankerSequence } from "./sequence";
import type { FlankerWords } from "./words";

const SVG = "http://www.w3.org/2000/svg";
const ARROW_STEP = 40;
const ROW = { width: 200, height: 40 };

/** An empty drawing for a row of arrows, and the path that holds it. */
function arrowDrawing(): { drawing: SVGElement; path: SVGElement } {
  const drawing = document.createElementNS(SVG, "svg");
  drawing.setAttribute("class", styles.arrows ?? "");
  // The stimulus is for the eye alone: said, it would be another task.
  drawing.setAttribute("aria-hidden", "true");
  drawing.setAttribute(
    "viewBox",
    `${-ROW.width / 2} ${-ROW.height / 2} ${ROW.width} ${ROW.height}`,
  );
  const path = document.createElementNS(SVG, "path");
  drawing.append(path);
  return { drawing, path };
}

/** The flanker task with arrows: practice with feedback, then two measured blocks. */
export const app: TimedApp<FlankerTrial, Direction, FlankerWords> = {
  kind: "timed",
  definition: flanker,
  blocks: (seed) => {
    const { practiceTrials, trials, blocks } = parameters;
    return practiceThenTest(seed, blocks, (blockSeed, phase) =>
      flankerSequence(blockSeed, phase === "practice" ? practiceTrials : trials / blocks),
    );
  },
  phases: (_, phase) => speededPhases(parameters, phase === "practice"),
  keys: parameters.keys,
  answers: [
    { response: "left", key: "f" },
    { response: "right", key: "j" },
  ],
  pausesWhenSilent: true,
  scene: (_, feedback) => {
    const { drawing, path } = arrowDrawing();
    return basicScene<FlankerTrial, Direction>({
      draw: (stimulus, { target, flankers }) => {
        path.setAttribute("d", arrowRowPath(arrowRow(target, flankers), ARROW_STEP));
        stimulus.replaceChildren(drawing);
      },
      feedback: (trial, response) => {
        if (response === null) return feedback.slow;
        return response === trial.target ? feedback.correct : feedback.wrong;
      },
    });
  },
  outcome: flankerOutcome,
  score: scoreFlanker,
  headline: flankerHeadline,
  codebook: flankerCodebook,
  recompute: { r, py },
};
