/** What the benchmark notes for each trial; all times in ms. */

export const METHODS = ["own", "stock"] as const;
/** Our plugin, or jsPsych's html-keyboard-response. */
export type Method = (typeof METHODS)[number];

export const CONDITIONS = ["idle", "load"] as const;
/** A quiet page, or one that is kept busy. */
export type Condition = (typeof CONDITIONS)[number];

export type Setting = { method: Method; condition: Condition };

/** A stimulus that was asked to stay for a time. */
export type Shown = Setting & {
  requestedMs: number;
  /** From refresh to refresh, by Element Timing; null when the browser reported no such element. */
  witnessedMs: number | null;
  /** By the method's own log; null when it keeps none. */
  loggedMs: number | null;
};

/** An answer to a stimulus. */
export type Answered = Setting & {
  /** As the method recorded it; null when it took no answer. */
  rtMs: number | null;
  /** From the onset by Element Timing to the moment at which the event was sent. */
  trueMs: number | null;
};

/** An answer by touch, to our plugin in a quiet page. */
export type Touched = {
  holdMs: number;
  rtMs: number | null;
  trueMs: number | null;
  /** What a method that waits for `click` would have recorded. */
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
  /** With the press as soon as there is a button, and with one after some reading. */
  started: { atOnce: Started[]; afterReading: Started[] };
};
