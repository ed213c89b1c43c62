import type { Direction } from "./arrow-row";

/** The content of a screen in the trial figure. */
export type FigureContent =
  | { kind: "fixation" }
  | { kind: "blank" }
  /** A text in the middle of the screen; `ink` is one of the four Stroop inks or white, the colour of the text. */
  | { kind: "word"; word: string; ink?: string }
  /** A shape in the middle of the screen, or on one side. */
  | { kind: "disc"; ink?: string; side?: Direction }
  | { kind: "square"; ink?: string; side?: Direction }
  /** A row of arrows. */
  | { kind: "arrows"; directions: readonly Direction[] }
  /** A square grid in which some cells are lit. Cells are numbered from 0, row by row. */
  | { kind: "grid"; size: number; lit: readonly number[] }
  /** A word above a map without names, and the participant's cross once the participant has placed it. */
  | { kind: "map"; word: string; isPlaced: boolean }
  /** A question or a choice in a questionnaire. An option without a text is drawn as a circle. */
  | { kind: "choice"; prompt: string; rows: readonly ChoiceRow[] };

/** A row of options next to each other, with the name of the row if the row has one. */
type ChoiceRow = { name?: string; options: readonly string[] };

/** One screen of a trial in the trial figure, drawn as in a paper. */
export type FigureFrame = {
  content: FigureContent;
  /**
   * The label next to the screen: a fixed or random duration in ms, or the response and its time limit. `exampleMs` is
   * the time of the response when the figure is played. If it is undefined, the screen remains until the time limit.
   */
  timing:
    | { kind: "duration"; ms: number }
    | { kind: "range"; lowMs: number; highMs: number }
    | { kind: "response"; limitMs: number | null; exampleMs?: number };
};

/** The placeholder for the seconds in the text of the clock. */
export const CLOCK_PLACE = "#";

/**
 * Returns the duration of a screen when the figure is played, ms; null if the timing does not determine the duration.
 */
export function playedMs(timing: FigureFrame["timing"]): number | null {
  if (timing.kind === "duration") return timing.ms;
  if (timing.kind === "range") return Math.round((timing.lowMs + timing.highMs) / 2);
  return timing.exampleMs ?? timing.limitMs;
}

/** Returns whether the duration of a screen in a run can differ from its duration in the played figure. */
export const isExample = (timing: FigureFrame["timing"]): boolean =>
  timing.kind === "range" || (timing.kind === "response" && timing.exampleMs !== undefined);

/**
 * Returns whether a figure can be played. It can be played if it is a sequence of timed screens, but not if it is a
 * single screen that waits for a response.
 */
export const canPlay = (frames: readonly FigureFrame[]): boolean =>
  frames.length > 1 && frames.every(({ timing }) => playedMs(timing) !== null);
