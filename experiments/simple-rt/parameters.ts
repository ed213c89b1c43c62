/** Every number of the app: run, score, trial figure, facts and methods paragraph read it from here. */
export const parameters = {
  /** With feedback, never scored. */
  practiceTrials: 5,
  trials: 20,
  /** The wait with the cross on the screen is drawn between the two, all lengths equally likely. */
  shortestWaitMs: 1000,
  longestWaitMs: 3000,
  /** A response later than this counts as none; the published task waited as long. */
  responseWindowMs: 2000,
  feedbackMs: 700,
  /** A bounce of the same finger falls in here and is not a false start of the next trial. */
  blankMs: 400,
  /** Faster responses are anticipations: too fast for seeing and pressing. */
  minimumRtMs: 100,
  /** Valid times needed for their median and its interval to mean anything. */
  minimumValid: 10,
  /** Above this percentage of false starts and omissions there is no score. */
  maximumLostPercent: 40,
  /** By `KeyboardEvent.key`. */
  keys: { " ": "press" },
} as const;
