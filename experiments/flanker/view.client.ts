"use client";

import { arrowRowPath } from "@/components/plots/arrow-row";
import { defineApp } from "../define-app";
import { basicScene } from "../engine/basic-scene.client";
import { type Flanker, flankerModel } from "./model";
import py from "./recompute.py";
import r from "./recompute.R";
import styles from "./view.module.css";

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

export const app = defineApp<Flanker>({
  model: flankerModel,
  view: {
    scene: (_, feedback) => {
      const { drawing, path } = arrowDrawing();
      return basicScene({
        draw: (stimulus, { arrows }) => {
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
