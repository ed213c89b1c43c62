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
  /** What stands beside the frame: a duration, or a random one, in ms; or the response and its limit. */
  timing:
    | { kind: "duration"; ms: number }
    | { kind: "range"; lowMs: number; highMs: number }
    | { kind: "response"; limitMs: number | null };
};
