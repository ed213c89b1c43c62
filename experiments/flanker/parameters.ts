import type { Direction } from "@/components/plots/arrow-row";
import { guessingLimit } from "@/lib/stats/intervals";

export const DIRECTIONS = ["left", "right"] as const satisfies readonly Direction[];

export const CONDITIONS = ["congruent", "incongruent"] as const;
export type Condition = (typeof CONDITIONS)[number];

const TRIALS = 48;

/** Every number of the app: run, score, trial figure, facts and methods paragraph read it from here. */
export const parameters = {
  /** With feedback, never scored. */
  practiceTrials: 8,
  /** Half congruent, half incongruent; half left, half right. */
  trials: TRIALS,
  perCondition: TRIALS / 2,
  blocks: 2,
  /** Arrows on each side of the one in the middle. */
  flankersPerSide: 2,
  fixationMs: 500,
  /** A response later than this counts as none. */
  responseWindowMs: 2000,
  feedbackMs: 600,
  blankMs: 400,
  /** Faster responses are anticipations. */
  minimumRtMs: 150,
  /** Of one guess to be right. */
  chance: 1 / DIRECTIONS.length,
  /** Right answers that a score needs in each condition; guessing reaches so many in fewer than 1 of 100 runs. */
  minimumRight: guessingLimit(TRIALS / 2, 1 / DIRECTIONS.length),
  /** One finger of each hand, on QWERTY and on AZERTY keyboards alike; or the keys with the arrows. */
  keys: { f: "left", j: "right", arrowleft: "left", arrowright: "right" },
} as const satisfies { keys: Record<string, Direction> } & Record<string, unknown>;
