/** The record of each trial; all times in ms. */

export const METHODS = ["own", "stock"] as const;
/** `own` is the plugin of this project, and `stock` is jsPsych's html-keyboard-response. */
export type Method = (typeof METHODS)[number];

export const CONDITIONS = ["idle", "load"] as const;
/** `idle` is a page without other work, and `load` is a page under processor load. */
export type Condition = (typeof CONDITIONS)[number];

export type Setting = { method: Method; condition: Condition };

/** A stimulus with a requested duration. */
export type Shown = Setting & {
  requestedMs: number;
  /**
   * The duration that Element Timing measured, from display refresh to display refresh. It is null if the browser did
   * not report such an element.
   */
  witnessedMs: number | null;
  /** The duration in the method's own log. It is null if the method has no log. */
  loggedMs: number | null;
};

/** A response to a stimulus. */
export type Answered = Setting & {
  /** The response time that the method recorded. It is null if the method did not accept a response. */
  rtMs: number | null;
  /** The time between the stimulus onset, as Element Timing reports it, and the moment at which the event was sent. */
  trueMs: number | null;
};

/** A touch response to the plugin of this project in a page without other work. */
export type Touched = {
  holdMs: number;
  rtMs: number | null;
  trueMs: number | null;
  /** The response time that a method based on `click` would have recorded. */
  clickMs: number | null;
};

/** The two waits of a participant during one start of the site's own task with empty caches. */
export type Started = {
  /** The wait from the press on the page's start button to the first frame with the task's start button. */
  toDialogMs: number;
  /** The wait from the press on the task's start button to the frame that shows the first fixation cross. */
  toFixationMs: number;
};

export type Records = {
  frameMs: number;
  shown: Shown[];
  answered: Answered[];
  touched: Touched[];
  /** Two kinds of starts: the button is pressed as soon as it appears, or after some time for reading. */
  started: { atOnce: Started[]; afterReading: Started[] };
};
