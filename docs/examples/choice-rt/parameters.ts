export const SIDES = ["left", "right"] as const;
export type Side = (typeof SIDES)[number];

/** Every number of the app, once: trials, score, figure and texts read it from here. */
export const parameters = {
  trials: 40,
  fixationMs: 500,
  /** A response later than this counts as none. */
  responseWindowMs: 2000,
  blankMs: 400,
  /** Faster responses are anticipations. */
  minimumRtMs: 150,
  /** Below this share of usable responses there is no score. */
  minimumAccuracy: 0.6,
} as const;
