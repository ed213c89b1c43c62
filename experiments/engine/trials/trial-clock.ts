import { isPageHidden, onTurningAway } from "./turning-away";

/** The time in which trials run: frames with their stamps, and whether anybody looks at them. All in ms. */
export type TrialClock = {
  /** Now, on the clock of frame stamps and of responses. */
  now: () => number;
  /**
   * Calls back in the next frame with its stamp. @returns cancels it
   * @param notBefore nothing changes before this time, but for a response: a clock that shows nothing may pass over
   *   the frames until then
   */
  nextFrame: (callback: (stamp: number) => void, notBefore?: number) => () => void;
  /** The interval between two frames, where it is known; absent where it is estimated from their stamps. */
  frameMs?: number;
  isHidden: () => boolean;
  /** Calls back when the page is hidden or loses the focus. */
  onHidden: (callback: () => void, signal: AbortSignal) => void;
};

/** The display's own frames; responses come with `event.timeStamp`, which is on the same clock. */
export const animationFrameClock: TrialClock = {
  now: () => performance.now(),
  nextFrame: (callback) => {
    const request = requestAnimationFrame(callback);
    return () => cancelAnimationFrame(request);
  },
  isHidden: isPageHidden,
  onHidden: onTurningAway,
};

/** The coarsest clock of a browser goes in steps of 100 ms: a press that is stamped further ahead is on another clock. */
const AHEAD_MS = 100;

/** A press that is heard of this much later: nothing on the page takes so long. */
const BEHIND_MS = 1000;

/** Returns whether the stamp of a press cannot be of the clock that says it is now; both in ms. */
export const isStampOff = (timeStamp: number, now: number): boolean =>
  timeStamp > now + AHEAD_MS || timeStamp < now - BEHIND_MS;

/** A clock without display, DOM or timers. */
export type VirtualClock = TrialClock & {
  /** Calls back at a time, before the frame that follows it: how a response or an absence comes. */
  at: (time: number, callback: () => void) => void;
  /** The participant turns away from the page. */
  hide: () => void;
};

/**
 * Returns a clock that jumps from frame to frame as long as somebody asks for one.
 * @param start time of the first frame's predecessor, ms
 * @param following the stamp of the frame after one, ms; 60 frames a second unless given
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

  // Frames pass in a microtask of their own, so that a caller has the promise before it settles.
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
