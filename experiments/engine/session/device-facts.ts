/** The clock of the time stamps of events: the clock of the page, a clock since 1970, or another clock. */
export const STAMP_CLOCKS = ["page", "epoch", "other"] as const;
export type StampClock = (typeof STAMP_CLOCKS)[number];

/**
 * What the device did during a run (docs/methods.md, "Device facts"). All times are in ms. A fact is null if the run
 * did not measure it, for example because the run had no display of stimuli. If a run had several sittings, the facts
 * are those of the last sitting.
 */
export type DeviceFacts = {
  /** The refresh rate of the display, Hz. It is computed from the intervals between frames that were not late. */
  refreshHz: number | null;
  /** The median interval between two frames, and the 95th percentile of the intervals. */
  frameMs: number | null;
  frameP95Ms: number | null;
  /** The number of late frames in the test trials. */
  lateFrames: number | null;
  /** The time from the stamp of a response's event to its handler: median and 95th percentile. */
  stampDelayMs: number | null;
  stampDelayP95Ms: number | null;
  /** The smallest step of `performance.now()`. */
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
  /** The kinds of input of all responses, in alphabetical order. */
  inputs: readonly string[] | null;
  /** The number of CSS pixels per mm of the screen, where it was measured. */
  pixelsPerMm: number | null;
};
