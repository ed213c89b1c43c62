import type { Direction } from "./arrow-row";

/** What a screen of the trial figure shows. */
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
  /** A word above a map without names, and the cross somebody has put on it. */
  | { kind: "map"; word: string; isPlaced: boolean }
  /** Lines of a choice or a question, one of them chosen (from 0). */
  | { kind: "lines"; lines: readonly string[]; chosen?: number };

/** One screen of a trial as the figure of a paper shows it. */
export type FigureFrame = {
  content: FigureContent;
  /**
   * What stands beside the frame: a duration, or a random one, in ms; or the response and its limit.
   * `exampleMs` is when the response comes in the figure that is played; without it the screen stays until the limit.
   */
  timing:
    | { kind: "duration"; ms: number }
    | { kind: "range"; lowMs: number; highMs: number }
    | { kind: "response"; limitMs: number | null; exampleMs?: number };
};

/** Where the number of a clock goes in its text, as the figure carries it for who plays it. */
export const CLOCK_PLACE = "#";

/** Returns how long a screen of a played figure shows, in ms; null if nothing says so. */
export function playedMs(timing: FigureFrame["timing"]): number | null {
  if (timing.kind === "duration") return timing.ms;
  if (timing.kind === "range") return Math.round((timing.lowMs + timing.highMs) / 2);
  return timing.exampleMs ?? timing.limitMs;
}

/** Whether a screen may also show for another time than the one that it is played with. */
export const isExample = (timing: FigureFrame["timing"]): boolean =>
  timing.kind === "range" || (timing.kind === "response" && timing.exampleMs !== undefined);

/** Whether a figure is a sequence of screens in time; one screen that waits is none. */
export const canPlay = (frames: readonly FigureFrame[]): boolean =>
  frames.length > 1 && frames.every(({ timing }) => playedMs(timing) !== null);
