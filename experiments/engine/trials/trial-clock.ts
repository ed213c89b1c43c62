import { isPageHidden, onTurningAway } from "./turning-away";

/** The clock of trials. It provides frames with stamps, and reports when the page is hidden. All times are in ms. */
export type TrialClock = {
  /** Returns the current time, on the same clock as the stamps of frames and responses. */
  now: () => number;
  /**
   * Calls a function in the next frame, with the stamp of the frame. @returns a function that cancels the request
   * @param notBefore before this time, only a response can change the trial; a clock without a display may leave out
   * the frames before this time
   */
  nextFrame: (callback: (stamp: number) => void, notBefore?: number) => () => void;
  /** The interval between two frames, if it is known. If it is absent, the interval is estimated from the stamps. */
  frameMs?: number;
  isHidden: () => boolean;
  /** Calls a function when the page is hidden or loses the focus. */
  onHidden: (callback: () => void, signal: AbortSignal) => void;
};

/** The clock of the display's animation frames. The `timeStamp` of response events is measured on the same clock. */
export const animationFrameClock: TrialClock = {
  now: () => performance.now(),
  nextFrame: (callback) => {
    const request = requestAnimationFrame(callback);
    return () => cancelAnimationFrame(request);
  },
  isHidden: isPageHidden,
  onHidden: onTurningAway,
};

/** A clock that does not use a display, the DOM or timers. */
export type VirtualClock = TrialClock & {
  /** Calls a function at a time, before the next frame. Responses and absences are scheduled with this function. */
  at: (time: number, callback: () => void) => void;
  /** Simulates a participant who leaves the page for a moment. */
  hide: () => void;
};

/**
 * Returns a clock whose time jumps from frame to frame while frames are requested.
 * @param start time one frame before the first frame, ms
 * @param following returns the stamp of the frame after a given stamp, ms; 60 frames a second by default
 */
export function virtualClock(
  start = 0,
  following = (stamp: number) => stamp + 1000 / 60,
): VirtualClock {
  let now = start;
  let frame = start;
  let isRunning = false;
  let due: { time: number; callback: () => void }[] = [];
  const callbacks = new Set<(stamp: number) => void>();
  const watchers = new Set<() => void>();

  const advance = () => {
    const next = following(frame);
    const passed = due.filter(({ time }) => time <= next).sort((a, b) => a.time - b.time);
    due = due.filter(({ time }) => time > next);
    for (const { time, callback } of passed) {
      now = Math.max(now, time);
      callback();
    }
    frame = next;
    now = next;
    const asked = [...callbacks];
    callbacks.clear();
    for (const callback of asked) callback(next);
  };

  // Frames run in a separate microtask, because the caller must receive the promise before the promise settles.
  const run = () => {
    try {
      while (callbacks.size > 0) advance();
    } finally {
      isRunning = false;
    }
  };

  return {
    now: () => now,
    nextFrame: (callback) => {
      callbacks.add(callback);
      if (!isRunning) queueMicrotask(run);
      isRunning = true;
      return () => callbacks.delete(callback);
    },
    isHidden: () => false,
    onHidden: (callback, signal) => {
      watchers.add(callback);
      signal.addEventListener("abort", () => watchers.delete(callback), { once: true });
    },
    at: (time, callback) => due.push({ time, callback }),
    hide: () => {
      for (const watcher of watchers) watcher();
    },
  };
}
