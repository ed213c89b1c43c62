import type { TrialClock } from "@/experiments/engine/trials/trial-clock";

/** A clock without a display. Its frames have a fixed interval. The time of the clock advances only during `run`. */
export type SteadyClock = TrialClock & {
  /** Calls a function at a time, before the next frame. Simulated responses are scheduled with this function. */
  at: (time: number, callback: () => void) => void;
  /** Advances the time from frame to frame while frames are requested, without promises or timers. */
  run: () => void;
};

/** The tolerance for rounding errors in sums of intervals, in frames. */
const ROUNDING = 1e-6;

/**
 * Returns a clock whose time passes without waiting. Frames in which nothing can change are left out.
 * @param frameMs interval between two frames, ms
 */
export function steadyClock(frameMs: number): SteadyClock {
  let frame = 0;
  let now = 0;
  let asked: ((stamp: number) => void) | null = null;
  let notBefore = 0;
  let due: { time: number; callback: () => void }[] = [];

  const frameAt = (time: number) => Math.max(frame + 1, Math.ceil(time / frameMs - ROUNDING));

  const advance = (callback: (stamp: number) => void) => {
    asked = null;
    // A response may end a phase in the frame after the response, so this frame must not be left out.
    const response = due.reduce(
      (first, { time }) => Math.min(first, time),
      Number.POSITIVE_INFINITY,
    );
    frame = Math.min(frameAt(notBefore), frameAt(response));
    const stamp = frame * frameMs;
    if (response <= stamp) {
      const passed = due.filter(({ time }) => time <= stamp).sort((a, b) => a.time - b.time);
      due = due.filter(({ time }) => time > stamp);
      for (const { time, callback: respond } of passed) {
        now = Math.max(now, time);
        respond();
      }
    }
    now = stamp;
    callback(stamp);
  };

  return {
    frameMs,
    now: () => now,
    nextFrame: (callback, until = 0) => {
      asked = callback;
      notBefore = until;
      return () => {
        asked = null;
      };
    },
    isHidden: () => false,
    onHidden: () => {},
    at: (time, callback) => due.push({ time, callback }),
    run: () => {
      while (asked) advance(asked);
    },
  };
}
