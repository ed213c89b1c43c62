"use client";

import type { FeedbackWords, Scene } from "@/experiments/engine/contract/define-app";
import { buttonPad } from "@/experiments/engine/span/button-pad.client";
import { spanLine } from "@/experiments/engine/span/span-texts";
import { shownItem } from "@/experiments/engine/span/span-timeline";
import { element } from "@/experiments/engine/trials/basic-scene.client";
import { interpolate } from "@/lib/i18n/interpolate";
import styles from "./scene.module.css";
import type { SpatialSpanTrial } from "./sequence";
import type { SpatialSpanWords } from "./words";

/** Returns a grid of buttons (`buttonPad`), with a line of text above the grid. */
export function spanScene(
  words: SpatialSpanWords["grid"],
  feedback: FeedbackWords,
): Scene<SpatialSpanTrial, string> {
  const node = element("div", styles.scene);
  const line = element("p", styles.line);
  const grid = buttonPad(words.name, { pad: styles.grid, button: styles.square });
  node.append(line, grid.node);

  let size = 0;
  let pressed: string[] = [];

  const fill = (gridSize: number) => {
    size = gridSize;
    const squares = Array.from({ length: size ** 2 }, (_, square) => {
      const place = { row: Math.floor(square / size) + 1, column: (square % size) + 1 };
      return { response: String(square), name: interpolate(words.square, place) };
    });
    grid.fill(size, squares);
  };

  const lineIn = (phase: string, trial: SpatialSpanTrial) =>
    spanLine(phase, trial, pressed, words, feedback);

  return {
    node,
    prepare: ({ gridSize }) => {
      if (gridSize !== size) fill(gridSize);
      pressed = [];
      line.textContent = "";
      grid.mark("lit", undefined);
      grid.mark("pressed", undefined);
      grid.enable(false);
    },
    show: (phase, trial) => {
      line.textContent = lineIn(phase, trial);
      grid.mark("lit", shownItem(phase, trial));
      if (phase === "blank") grid.mark("pressed", undefined);
      grid.enable(phase === "recall");
      if (phase === "recall") grid.beginRecall();
    },
    taken: (response, trial) => {
      pressed.push(response);
      grid.mark("pressed", Number(response));
      line.textContent = lineIn("recall", trial);
    },
  };
}
