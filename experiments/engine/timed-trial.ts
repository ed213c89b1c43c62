import { median, round } from "@/lib/statistics";

/** One phase of a trial. A phase that takes a response ends with it; the others last their time. */
export type Phase = { name: string; durationMs: number; takesResponse?: boolean };

/** How a trial went in time. Stamps are on the clock of `performance.now()`, in ms. */
export type TrialTiming = {
  /** Frame stamp of the change that showed the phase that takes a response. */
  onsetMs: number;
  /** From that onset to the event's own time stamp; null when no response came in time. */
  rtMs: number | null;
  /** Estimated interval between two frames of this display. */
  frameMs: number;
  /** Frames that came more than half an interval late. */
  lateFrames: number;
  /** The page was hidden or lost the focus during the trial. */
  hidden: boolean;
  input: string | null;
};

export type TimedTrial<Response> = {
  /**
   * Takes the first response of the phase that wants one. Others change nothing, nor do events from
   * before its onset or after its time, whenever they are heard of.
   */
  respond: (response: Response, timeStamp: number, input: string) => void;
  /** Settles after the last phase; null when the trial was aborted. */
  finished: Promise<(TrialTiming & { response: Response | null }) | null>;
};

const ASSUMED_FRAME_MS = 1000 / 60;
const FRAMES_FOR_ESTIMATE = 5;

/**
 * Runs all phases of one trial on animation frames, so that no blank frame falls between them
 * (research, timing 5.2: a trial per phase costs one). `show` makes the change of a phase; the stamp
 * of the frame in which it is called is the onset. Durations are in time, not in frames: right at
 * 60, 90, 120 or 144 Hz.
 */
export function runTimedTrial<Response>(
  phases: readonly Phase[],
  show: (phase: string) => void,
  signal: AbortSignal,
): TimedTrial<Response> {
  const ended = new AbortController();
  const until = AbortSignal.any([signal, ended.signal]);
  const intervals: number[] = [];
  let response: { value: Response; timeStamp: number; input: string } | null = null;
  let awaitingResponse = false;
  let hidden = document.visibilityState === "hidden";
  let responseOnset = Number.NaN;
  let responseLimit = Number.NaN;

  const frameMs = () =>
    intervals.length < FRAMES_FOR_ESTIMATE ? ASSUMED_FRAME_MS : median(intervals);

  const markHidden = () => {
    hidden = true;
  };
  document.addEventListener("visibilitychange", markHidden, { signal: until });
  window.addEventListener("blur", markHidden, { signal: until });

  const finished = new Promise<(TrialTiming & { response: Response | null }) | null>((resolve) => {
    let index = -1;
    let phaseOnset = Number.NaN;
    let previousFrame = Number.NaN;
    let request = 0;

    const finish = () => {
      ended.abort();
      resolve({
        onsetMs: round(responseOnset, 1),
        rtMs: response && round(response.timeStamp - responseOnset, 1),
        frameMs: round(frameMs(), 2),
        // Counted at the end, when the display's own interval is known: at 30 Hz no frame is late.
        lateFrames: intervals.filter((interval) => interval > frameMs() * 1.5).length,
        hidden,
        input: response?.input ?? null,
        response: response?.value ?? null,
      });
    };

    const onFrame = (stamp: number) => {
      const interval = stamp - previousFrame;
      previousFrame = stamp;
      if (interval > 0) intervals.push(interval);
      const phase = phases[index];
      const isOver =
        !phase ||
        (phase.takesResponse && response) ||
        stamp - phaseOnset >= phase.durationMs - frameMs() / 2;
      if (isOver) {
        index += 1;
        const next = phases[index];
        if (!next) return finish();
        awaitingResponse = next.takesResponse ?? false;
        phaseOnset = stamp;
        if (next.takesResponse) {
          responseOnset = stamp;
          responseLimit = stamp + next.durationMs;
        }
        show(next.name);
        if (signal.aborted) return;
      }
      request = requestAnimationFrame(onFrame);
    };

    signal.addEventListener(
      "abort",
      () => {
        cancelAnimationFrame(request);
        resolve(null);
      },
      { once: true, signal: ended.signal },
    );
    if (signal.aborted) resolve(null);
    else request = requestAnimationFrame(onFrame);
  });

  return {
    finished,
    respond: (value, timeStamp, input) => {
      const isInTime = timeStamp >= responseOnset && timeStamp <= responseLimit;
      if (awaitingResponse && isInTime && !response) response = { value, timeStamp, input };
    },
  };
}
