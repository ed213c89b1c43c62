export type Condition = "go" | "no-go";

/** Distinguishable by form alone; their colours differ, too. */
export const SHAPES = { go: "disc", "no-go": "square" } as const satisfies Record<
  Condition,
  string
>;

/**
 * Every number of the app: run, score, trial figure, facts and methods paragraph read it from here.
 * Few no-go trials at a quick and even pace make pressing the habit that is to be held back (Wessel
 * 2018); proportion, time on the screen and pace are those of the published task, one stimulus in
 * about 1.2 s, so that 110 trials stay within two and a half minutes.
 */
export const parameters = {
  /** With feedback, never scored. */
  practiceTrials: 10,
  practiceNoGo: 2,
  /** A tenth of them no-go, as in the published data. */
  trials: 100,
  noGoTrials: 10,
  blocks: 2,
  /** The first trials of a block are go trials: pressing is a habit before it is to be held back. */
  goFirst: 3,
  /**
   * How long the shape is shown, and a press taken. In the published trials 1% of the presses in go
   * trials came later.
   */
  stimulusMs: 750,
  /** Drawn anew for each trial, so that no rhythm predicts the next one. */
  blankLowMs: 300,
  blankHighMs: 500,
  feedbackMs: 600,
  /** Faster responses are anticipations. */
  minimumRtMs: 150,
  /** Below this share of go trials answered in time there is no score. */
  minimumAccuracy: 0.6,
  /** No-go trials needed for a rate to mean anything. */
  minimumNoGo: 6,
  /**
   * The share of presses has to be at least this much lower in no-go than in go trials: the smallest
   * difference, in tenths, that pressing at random, at whatever rate, reaches in fewer than 1 of 100 runs.
   */
  minimumDifference: 0.4,
  keys: { " ": "press" },
} as const;
