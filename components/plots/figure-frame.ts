import type { Direction } from "./arrow-row";

/** The contents of a screen in the trial figure. */
export type FigureContent =
  | { kind: "fixation" }
  | { kind: "blank" }
  /** A text in the middle; `ink` is one of the four Stroop inks. */
  | { kind: "word"; word: string; ink?: string }
  | { kind: "disc"; ink?: string }
  | { kind: "square"; ink?: string }
  /** A row of arrows. */
  | { kind: "arrows"; directions: readonly Direction[] }
  /** A square grid with some of its cells lit, counted from 0 by rows. */
  | { kind: "grid"; size: number; lit: readonly number[] }
  /** A word above a map without names, and the participant's cross once it is placed. */
  | { kind: "map"; word: string; isPlaced: boolean }
  /** A question or a choice of a form. An option without a text is a circle. */
  | { kind: "choice"; prompt: string; rows: readonly ChoiceRow[] };

/** Options next to each other, with the name of the row if it has one. */
type ChoiceRow = { name?: string; options: readonly string[] };

/** One screen of a trial in the trial figure, as in a paper. */
export type FigureFrame = {
  content: FigureContent;
  /**
   * The label next to the frame: a duration, or a random one, in ms; or the response and its limit. `exampleMs` is the
   * time of the response when the figure is played; without it the screen stays until the limit.
   */
  timing:
    | { kind: "duration"; ms: number }
    | { kind: "range"; lowMs: number; highMs: number }
    | { kind: "response"; limitMs: number | null; exampleMs?: number };
};

/** Placeholder for the seconds in the text of the clock. */
export const CLOCK_PLACE = "#";

/** Returns the time for which a screen of a played figure is shown, in ms; null if the timing does not determine it. */
export function playedMs(timing: FigureFrame["timing"]): number | null {
  if (timing.kind === "duration") return timing.ms;
  if (timing.kind === "range") return Math.round((timing.lowMs + timing.highMs) / 2);
  return timing.exampleMs ?? timing.limitMs;
}

/** Whether a screen may also last longer or shorter than in the played figure. */
export const isExample = (timing: FigureFrame["timing"]): boolean =>
  timing.kind === "range" || (timing.kind === "response" && timing.exampleMs !== undefined);

/** Whether a figure is a sequence of screens in time; a single screen that waits is not. */
export const canPlay = (frames: readonly FigureFrame[]): boolean =>
  frames.length > 1 && frames.every(({ timing }) => playedMs(timing) !== null);
