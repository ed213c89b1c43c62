/** The clock of the time stamps of events: the clock of the page, a clock since 1970, or another clock. */
const STAMP_CLOCKS = ["page", "epoch", "other"] as const;
type StampClock = (typeof STAMP_CLOCKS)[number];

/**
 * Measurements of the device during a run (docs/methods.md, "Device facts"). All times are in ms. A fact is null if the
 * run did not measure it, for example because the run had no display of stimuli. If a run had several sittings, the
 * facts are those of the last sitting.
 */
export type DeviceFacts = {
  /**
   * The refresh rate of the display, Hz. It is computed from the intervals between frames that were not late: in a
   * timed task the intervals in trials, in a form the intervals of one second.
   */
  refreshHz: number | null;
  /** The median interval between two frames, and the 95th percentile of the intervals. */
  frameMs: number | null;
  frameP95Ms: number | null;
  /** The number of late frames in the test trials of the sitting; null for forms. */
  lateFrames: number | null;
  /**
   * The time from the stamp of a press to its handler: median and 95th percentile. The presses are the responses of a
   * timed task, or all presses of a form. Both are null if the stamps are on another clock.
   */
  stampDelayMs: number | null;
  stampDelayP95Ms: number | null;
  /** The smallest step of `performance.now()`; null if the participant did not wait long enough to measure it. */
  clockStepMs: number | null;
  /** The clock of `event.timeStamp`. */
  stampClock: StampClock | null;
  /**
   * The median of `event.timeStamp` minus `performance.now()` in the handler. It is negative on the page's clock,
   * because a handler runs after its event.
   */
  stampOffsetMs: number | null;
  /** Whether the page was cross-origin isolated, so that the browser offers its finest clock. */
  isolated: boolean | null;
  /** The kinds of input of all responses of the sitting, in alphabetical order; null without responses. */
  inputs: readonly string[] | null;
  /** The number of CSS pixels per mm of the screen, where it was measured. */
  pixelsPerMm: number | null;
};
