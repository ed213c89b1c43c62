/**
 * Every number of the app: run, score, trial figure, facts and methods paragraph read it from here.
 * Where a comment says "published", the value is that of the task behind the published data, read in
 * its source (expfactory-experiments, spatial_span/experiment.js) and checked against its raw data.
 */
export const parameters = {
  /** Published: five rows of five. */
  gridSize: 5,
  /** The published task had no practice. */
  practiceTrials: 2,
  practiceLength: 2,
  /** Published. */
  trials: 14,
  /** Published: the first sequence has three squares. */
  startLength: 3,
  minimumLength: 1,
  /** Published: one square more after each correct trial, one less after every second wrong one. */
  errorsPerStepDown: 2,
  /** Published: the first trials only lead up to the span and are not in its mean. */
  approachTrials: 4,
  /** The empty grid before a sequence; twice as long in the published task. */
  readyMs: 500,
  /** Published: each square, without a gap. */
  squareMs: 1000,
  /** From the empty grid to the last press; the published task had no limit, and 95% took under 10 s. */
  responseWindowMs: 20_000,
  /** Feedback after each trial, as published, for half as long. */
  feedbackMs: 500,
  blankMs: 300,
  /** Complete answers on a visible page needed for a span. */
  minimumValid: 10,
  /** A run whose longest sequence first comes among this many at the end was still rising. */
  settledTrials: 2,
  /** Half of the 95 % interval, in squares: the spread of the mean over repeated runs (docs/intervals.md). */
  halfInterval: 1.1,
  /** A recalled sequence of this length shows that sequences were recalled at all. */
  minimumRecalled: 2,
} as const;
