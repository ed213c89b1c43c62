"use client";

import { arrowRowPath } from "@/components/plots/arrow-row";
import { defineApp } from "@/experiments/engine/contract/define-app";
import { basicScene } from "@/experiments/engine/trials/basic-scene.client";
import { type Flanker, flankerModel } from "./model";
import { flankerParameters } from "./parameters";
import py from "./recompute.py";
import r from "./recompute.R";
import styles from "./view.module.css";

const SVG = "http://www.w3.org/2000/svg";
/**
 * Distance between the centres of two arrows: first in units of the SVG drawing, then in rem on a screen that is wide
 * enough for the row.
 */
const ARROW_STEP = 40;
const ARROW_STEP_REM = 4.8;

/** Returns an SVG drawing without arrows, and the path element that will contain the arrows. */
function arrowDrawing(): { drawing: SVGElement; path: SVGElement } {
  const drawing = document.createElementNS(SVG, "svg");
  drawing.setAttribute("class", styles.arrows ?? "");
  // The drawing is hidden from screen readers, because the task is visual: arrows that are read aloud would be a
  // different task.
  drawing.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  drawing.append(path);
  return { drawing, path };
}

export const app = defineApp<Flanker>({
  parameters: flankerParameters,
  model: flankerModel,
  view: {
    scene: (_, feedback) => {
      const { drawing, path } = arrowDrawing();
      return basicScene({
        draw: (stimulus, { arrows }) => {
          const width = arrows.length * ARROW_STEP;
          drawing.setAttribute(
            "viewBox",
            `${-width / 2} ${-ARROW_STEP / 2} ${width} ${ARROW_STEP}`,
          );
          drawing.setAttribute("width", `${arrows.length * ARROW_STEP_REM}rem`);
          path.setAttribute("d", arrowRowPath(arrows, ARROW_STEP));
          stimulus.replaceChildren(drawing);
        },
        feedback: (trial, response) => {
          if (response === null) return feedback.slow;
          return response === trial.target ? feedback.correct : feedback.wrong;
        },
      });
    },
  },
  recompute: { r, py },
});
