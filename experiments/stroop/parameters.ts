import { guessingLimit } from "@/lib/stats/intervals";

export const INKS = ["red", "blue", "green", "yellow"] as const;
export type Ink = (typeof INKS)[number];

export type Condition = "congruent" | "incongruent";

const TRIALS = 48;

/** Every number of the app: run, score, trial figure, facts and methods paragraph read it from here. */
export const parameters = {
  /** With feedback, never scored. */
  practiceTrials: 8,
  /** Half congruent, half incongruent. */
  trials: TRIALS,
  perCondition: TRIALS / 2,
  blocks: 2,
  /** The short version in the first screen of the site: one block without practice. */
  heroTrials: 12,
  fixationMs: 500,
  /** A response later than this counts as none. */
  responseWindowMs: 2000,
  feedbackMs: 600,
  blankMs: 400,
  /** Faster responses are anticipations. */
  minimumRtMs: 150,
  /** Of one guess to be right. */
  chance: 1 / INKS.length,
  /** Right answers that a score needs in each condition; guessing reaches so many in fewer than 1 of 100 runs. */
  minimumRight: guessingLimit(TRIALS / 2, 1 / INKS.length),
  /** Neighbours of the resting fingers on QWERTY and on AZERTY keyboards alike. */
  keys: { d: "red", f: "blue", j: "green", k: "yellow" },
} as const satisfies {
  keys: Record<string, Ink>;
} & Record<string, unknown>;

/** The key that stands for each ink. */
export const KEY_OF = Object.fromEntries(
  Object.entries(parameters.keys).map(([key, ink]) => [ink, key]),
) as Record<Ink, string>;
