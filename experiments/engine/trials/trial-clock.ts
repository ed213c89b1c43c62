import { isPageHidden, onTurningAway } from "./turning-away";

/** The clock of trials: frames with their stamps, and whether the page is visible. All times in ms. */
export type TrialClock = {
  /** Current time, on the same clock as frame stamps and responses. */
  now: () => number;
  /**
   * Calls back in the next frame with its stamp. @returns a function that cancels the request
   * @param notBefore time before which only a response can change the trial: a clock without a display may skip the
   *   frames before it
   */
  nextFrame: (callback: (stamp: number) => void, notBefore?: number) => () => void;
  /** The interval between two frames, if known; if absent, it is estimated from their stamps. */
  frameMs?: number;
  isHidden: () => boolean;
  /** Calls back when the page is hidden or loses the focus. */
  onHidden: (callback: () => void, signal: AbortSignal) => void;
};

/** The display's own frames. `event.timeStamp` of responses is on the same clock. */
export const animationFrameClock: TrialClock = {
  now: () => performance.now(),
  nextFrame: (callback) => {
    const request = requestAnimationFrame(callback);
    return () => cancelAnimationFrame(request);
  },
  isHidden: isPageHidden,
  onHidden: onTurningAway,
};

/** The coarsest clock of a browser has steps of 100 ms: a press with a stamp further ahead is on another clock. */
const AHEAD_MS = 100;

/** No task on the page delays an event by more than this time: a press with an older stamp is on another clock. */
const BEHIND_MS = 1000;

/** Returns whether the stamp of a press cannot be on the clock whose current time is `now`; both in ms. */
export const isStampOff = (timeStamp: number, now: number): boolean =>
  timeStamp > now + AHEAD_MS || timeStamp < now - BEHIND_MS;

/** A clock without display, DOM or timers. */
export type VirtualClock = TrialClock & {
  /** Calls back at a time, before the next frame; used for responses and absences. */
  at: (time: number, callback: () => void) => void;
  /** The participant turns away from the page. */
  hide: () => void;
};

/**
 * Returns a clock that jumps from frame to frame while frames are requested.
 * @param start time one frame before the first frame, ms
 * @param following returns the stamp of the next frame from a stamp, ms; 60 frames a second by default
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

  // Frames run in a separate microtask, so that a caller has the promise before it settles.
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
