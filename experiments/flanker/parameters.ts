import type { Direction } from "@/components/plots/arrow-row";

export const DIRECTIONS = ["left", "right"] as const satisfies readonly Direction[];

export const CONDITIONS = ["congruent", "incongruent"] as const;
export type Condition = (typeof CONDITIONS)[number];

/** Every number of the app: run, score, trial figure, facts and methods paragraph read it from here. */
export const parameters = {
  /** With feedback, never scored. */
  practiceTrials: 8,
  /** Half congruent, half incongruent; half left, half right. */
  trials: 48,
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
  /** Below this share of correct responses there is no score; one key for all trials gives half. */
  minimumAccuracy: 0.6,
  /** Correct responses needed in each condition for a standard error to mean anything. */
  minimumPerCondition: 3,
  /** One finger of each hand, on QWERTY and on AZERTY keyboards alike; or the keys with the arrows. */
  keys: { f: "left", j: "right", arrowleft: "left", arrowright: "right" },
} as const satisfies { keys: Record<string, Direction> } & Record<string, unknown>;
