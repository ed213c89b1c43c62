/** The record of each trial; all times in ms. */

export const METHODS = ["own", "stock"] as const;
/** `own` is the project's plugin, and `stock` is jsPsych's html-keyboard-response. */
export type Method = (typeof METHODS)[number];

export const CONDITIONS = ["idle", "load"] as const;
/** An idle page, or a page under processor load. */
export type Condition = (typeof CONDITIONS)[number];

export type Setting = { method: Method; condition: Condition };

/** A stimulus with a requested duration. */
export type Shown = Setting & {
  requestedMs: number;
  /**
   * Measured with Element Timing, from display refresh to display refresh; null if the browser did not report such an
   * element.
   */
  witnessedMs: number | null;
  /** According to the method's own log; null if the method has no log. */
  loggedMs: number | null;
};

/** A response to a stimulus. */
export type Answered = Setting & {
  /** As recorded by the method; null if the method did not accept a response. */
  rtMs: number | null;
  /** Measured from the stimulus onset by Element Timing to the moment at which the event was sent. */
  trueMs: number | null;
};

/** A touch response to the project's plugin in an idle page. */
export type Touched = {
  holdMs: number;
  rtMs: number | null;
  trueMs: number | null;
  /** The response time that a method based on `click` would have recorded. */
  clickMs: number | null;
};

/** The two waits of a participant during one cold start of the site's own task. */
export type Started = {
  /** From the press on the page's start button to the first frame with the task's start button. */
  toDialogMs: number;
  /** From the press on the task's start button to the frame that shows the first fixation cross. */
  toFixationMs: number;
};

export type Records = {
  frameMs: number;
  shown: Shown[];
  answered: Answered[];
  touched: Touched[];
  /** Starts with a press as soon as the button appears, and starts with a press after some time for reading. */
  started: { atOnce: Started[]; afterReading: Started[] };
};
