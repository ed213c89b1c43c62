"use client";

import type { FeedbackWords, Scene } from "@/experiments/engine/contract/define-app";
import { element } from "@/experiments/engine/trials/basic-scene.client";
import { interpolate } from "@/lib/i18n/interpolate";
import { spanOutcome } from "./outcome";
import styles from "./scene.module.css";
import type { SpanTrial } from "./sequence";
import { litSquare } from "./timeline";
import type { SpatialSpanWords } from "./words";

/** The number of rows and columns by which each arrow key moves the focus. */
const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * Returns a grid of buttons, with a line of text above the grid. The buttons are disabled until recall begins. During
 * recall, the Tab key moves the focus to one button, and the arrow keys then move the focus from button to button.
 */
export function spanScene(
  words: SpatialSpanWords["grid"],
  feedback: FeedbackWords,
): Scene<SpanTrial, string> {
  const node = element("div", styles.scene);
  const line = element("p", styles.line);
  const grid = element("div", styles.grid);
  grid.setAttribute("role", "group");
  grid.setAttribute("aria-label", words.name);
  node.append(line, grid);

  let size = 0;
  let squares: HTMLButtonElement[] = [];
  let pressed: string[] = [];

  const fill = (gridSize: number) => {
    size = gridSize;
    grid.style.setProperty("--columns", String(size));
    squares = Array.from({ length: size ** 2 }, (_, index) => {
      const square = element("button", styles.square);
      square.type = "button";
      square.dataset.response = String(index);
      const place = { row: Math.floor(index / size) + 1, column: (index % size) + 1 };
      square.setAttribute("aria-label", interpolate(words.square, place));
      return square;
    });
    grid.replaceChildren(...squares);
  };

  const mark = (name: "lit" | "pressed", marked: number | undefined) => {
    squares.forEach((square, index) => {
      square.toggleAttribute(`data-${name}`, index === marked);
    });
  };
  const makeReachable = (reachable: number) => {
    squares.forEach((square, index) => {
      square.tabIndex = index === reachable ? 0 : -1;
    });
  };

  grid.addEventListener("keydown", (event) => {
    const move = MOVES[event.key];
    const from = squares.indexOf(event.target as HTMLButtonElement);
    if (!move || from < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const row = Math.floor(from / size) + move[0];
    const column = (from % size) + move[1];
    if (row < 0 || row >= size || column < 0 || column >= size) return;
    makeReachable(row * size + column);
    squares[row * size + column]?.focus({ preventScroll: true });
  });

  const beginRecall = () => {
    const { activeElement } = document;
    const middle = Math.floor(squares.length / 2);
    makeReachable(middle);
    // The grid must not take the focus away from another control, such as the Leave button.
    if (!activeElement || activeElement.contains(node))
      squares[middle]?.focus({ preventScroll: true });
  };

  const feedbackOn = (trial: SpanTrial) => {
    const responses = pressed.map((response) => ({ response, rtMs: 0 }));
    const { correct } = spanOutcome(trial, { responses, hidden: false });
    if (correct === null) return feedback.slow;
    return correct ? feedback.correct : feedback.wrong;
  };

  const lineIn = (phase: string, trial: SpanTrial) => {
    const length = trial.sequence.length;
    if (phase === "blank") return "";
    if (phase === "feedback") return feedbackOn(trial);
    if (phase === "recall") return interpolate(words.recall, { done: pressed.length, length });
    return interpolate(words.watch, { length });
  };

  return {
    node,
    prepare: ({ gridSize }) => {
      if (gridSize !== size) fill(gridSize);
      pressed = [];
      line.textContent = "";
      mark("lit", undefined);
      mark("pressed", undefined);
      for (const square of squares) square.disabled = true;
    },
    show: (phase, trial) => {
      line.textContent = lineIn(phase, trial);
      mark("lit", litSquare(phase, trial));
      if (phase === "blank") mark("pressed", undefined);
      for (const square of squares) square.disabled = phase !== "recall";
      if (phase === "recall") beginRecall();
    },
    taken: (response, trial) => {
      pressed.push(response);
      mark("pressed", Number(response));
      line.textContent = lineIn("recall", trial);
    },
  };
}
