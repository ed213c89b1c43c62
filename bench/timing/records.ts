/** The record of each trial; all times in ms. */

export const METHODS = ["own", "stock"] as const;
/** The project's plugin, or jsPsych's html-keyboard-response. */
export type Method = (typeof METHODS)[number];

export const CONDITIONS = ["idle", "load"] as const;
/** A quiet page, or a busy page. */
export type Condition = (typeof CONDITIONS)[number];

export type Setting = { method: Method; condition: Condition };

/** A stimulus with a requested duration. */
export type Shown = Setting & {
  requestedMs: number;
  /** From refresh to refresh, by Element Timing; null when the browser reported no such element. */
  witnessedMs: number | null;
  /** By the method's own log; null if it has none. */
  loggedMs: number | null;
};

/** An answer to a stimulus. */
export type Answered = Setting & {
  /** As the method recorded it; null if it did not accept an answer. */
  rtMs: number | null;
  /** From the onset by Element Timing to the moment at which the event was sent. */
  trueMs: number | null;
};

/** An answer by touch, to the project's plugin in a quiet page. */
export type Touched = {
  holdMs: number;
  rtMs: number | null;
  trueMs: number | null;
  /** The response time that a method based on `click` would have recorded. */
  clickMs: number | null;
};

/** One cold start of the site's own task: the two waits of a participant. */
export type Started = {
  /** From the press on the page's start button to the first frame with the task's start button. */
  toDialogMs: number;
  /** From the press on that button to the frame that shows the first fixation cross. */
  toFixationMs: number;
};

export type Records = {
  frameMs: number;
  shown: Shown[];
  answered: Answered[];
  touched: Touched[];
  /** With a press as soon as the button appears, and with a press after some reading. */
  started: { atOnce: Started[]; afterReading: Started[] };
};
