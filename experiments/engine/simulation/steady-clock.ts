import type { TrialClock } from "@/experiments/engine/trials/trial-clock";

/** A clock that shows nothing, with frames at one interval. It goes on only while it is told to. */
export type SteadyClock = TrialClock & {
  /** Calls back at a time, before the frame that follows it: how a response comes. */
  at: (time: number, callback: () => void) => void;
  /** Goes from frame to frame as long as somebody asks for one, without a promise or a timer. */
  run: () => void;
};

/** Frames that a sum of intervals may be off by without being another frame. */
const ROUNDING = 1e-6;

/**
 * Returns a clock whose time passes at once: frames in which nothing can change are passed over.
 * @param frameMs the interval between two frames
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
    // A response may end a phase in the frame after it.
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
