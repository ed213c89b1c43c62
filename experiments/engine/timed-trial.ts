import { median, round } from "@/lib/stats/statistics";
import { isPageHidden, onTurningAway } from "./turning-away";

/**
 * One phase of a trial. A phase that takes responses ends with the last of them; the others last
 * their time. A response in a phase that watches for false starts is noted and changes nothing, so
 * that nobody learns to bring the stimulus forward by pressing.
 */
export type Phase = {
  name: string;
  durationMs: number;
  responses?: number;
  watchesFalseStarts?: true;
};

/** The phases of a trial whose stimulus stays until it is answered, or until its time is over; times in ms. */
export function speededPhases(
  times: { fixationMs: number; responseWindowMs: number; feedbackMs: number; blankMs: number },
  hasFeedback: boolean,
): readonly Phase[] {
  return [
    { name: "fixation", durationMs: times.fixationMs },
    { name: "stimulus", durationMs: times.responseWindowMs, responses: 1 },
    ...(hasFeedback ? [{ name: "feedback", durationMs: times.feedbackMs }] : []),
    { name: "blank", durationMs: times.blankMs },
  ];
}

/** How a trial went in time. Stamps are on the clock of `performance.now()`, in ms. */
type TrialTiming = {
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
  /** A response came in a phase that watches for false starts; undefined when no phase does. */
  falseStart?: boolean;
};

/** A trial that came to its end. */
export type FinishedTrial<Response> = TrialTiming & {
  /** The first response, null when none came in time. */
  response: Response | null;
  /** All responses, each with its time from the onset in ms. */
  responses: readonly { response: Response; rtMs: number }[];
};

export type TimedTrial<Response> = {
  /**
   * Takes a response of the phase that wants one. Others change nothing, nor do events from before
   * its onset or after its time, whenever they are heard of.
   * @returns whether it was taken
   */
  respond: (response: Response, timeStamp: number, input: string) => boolean;
  /** Settles after the last phase; null when the trial was aborted. */
  finished: Promise<FinishedTrial<Response> | null>;
};

/** What the trial knows so far when a phase begins. */
export type TrialSoFar<Response> = {
  response: Response | null;
  stamp: number;
  falseStart?: boolean;
};

/** A run pauses after as many trials in a row without a response: nobody may be there. */
export const MISSES_BEFORE_PAUSE = 2;

const ASSUMED_FRAME_MS = 1000 / 60;
const FRAMES_FOR_ESTIMATE = 5;

/**
 * Runs all phases of one trial on animation frames, so that no blank frame falls between them
 * (docs/methods.md, "Timing"). `show` makes the change of a phase; the stamp
 * of the frame in which it is called is the onset. Durations are in time, not in frames: right at
 * 60, 90, 120 or 144 Hz.
 */
export function runTimedTrial<Response>(
  phases: readonly Phase[],
  show: (phase: string, soFar: TrialSoFar<Response>) => void,
  signal: AbortSignal,
): TimedTrial<Response> {
  const ended = new AbortController();
  const until = AbortSignal.any([signal, ended.signal]);
  const intervals: number[] = [];
  const responses: { value: Response; timeStamp: number; input: string }[] = [];
  let awaited = 0;
  let hidden = isPageHidden();
  let responseOnset = Number.NaN;
  let responseLimit = Number.NaN;
  let watchedFrom = Number.NaN;
  let watchedUntil = Number.NaN;
  let falseStart = phases.some(({ watchesFalseStarts }) => watchesFalseStarts) ? false : undefined;

  const frameMs = () =>
    intervals.length < FRAMES_FOR_ESTIMATE ? ASSUMED_FRAME_MS : median(intervals);
  const rtOf = (timeStamp: number) => round(timeStamp - responseOnset, 1);

  onTurningAway(() => {
    hidden = true;
  }, until);

  const finished = new Promise<FinishedTrial<Response> | null>((resolve) => {
    let index = -1;
    let phaseOnset = Number.NaN;
    let previousFrame = Number.NaN;
    let request = 0;

    const finish = () => {
      ended.abort();
      const first = responses[0];
      resolve({
        onsetMs: round(responseOnset, 1),
        rtMs: first ? rtOf(first.timeStamp) : null,
        frameMs: round(frameMs(), 2),
        // Counted at the end, when the display's own interval is known: at 30 Hz no frame is late.
        lateFrames: intervals.filter((interval) => interval > frameMs() * 1.5).length,
        hidden,
        input: first?.input ?? null,
        falseStart,
        response: first?.value ?? null,
        responses: responses.map(({ value, timeStamp }) => ({
          response: value,
          rtMs: rtOf(timeStamp),
        })),
      });
    };

    // A callback that is heard a frame or more after its own stamp makes its change too late for that
    // frame: it is shown with a later one.
    const shownFrame = (stamp: number) =>
      stamp + Math.max(0, Math.floor((performance.now() - stamp) / frameMs())) * frameMs();

    const onFrame = (stamp: number) => {
      const interval = stamp - previousFrame;
      previousFrame = stamp;
      if (interval > 0) intervals.push(interval);
      const phase = phases[index];
      const isOver =
        !phase ||
        (phase.responses && awaited === 0) ||
        stamp - phaseOnset >= phase.durationMs - frameMs() / 2;
      if (isOver) {
        index += 1;
        const next = phases[index];
        if (!next) return finish();
        awaited = next.responses ?? 0;
        const shownAt = shownFrame(stamp);
        phaseOnset = shownAt;
        if (next.watchesFalseStarts && !phase?.watchesFalseStarts) {
          watchedFrom = shownAt;
          watchedUntil = Number.POSITIVE_INFINITY;
        } else if (!next.watchesFalseStarts) {
          watchedUntil = Math.min(watchedUntil, stamp);
        }
        if (next.responses) {
          responseOnset = shownAt;
          responseLimit = shownAt + next.durationMs;
        }
        show(next.name, {
          response: responses[0]?.value ?? null,
          stamp: shownAt,
          falseStart,
        });
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
      // By its stamp, so that one which is heard of only after the stimulus counts as early too.
      if (timeStamp >= watchedFrom && timeStamp < watchedUntil) falseStart = true;
      const isInTime = timeStamp >= responseOnset && timeStamp <= responseLimit;
      if (awaited === 0 || !isInTime) return false;
      awaited -= 1;
      responses.push({ value, timeStamp, input });
      return true;
    },
  };
}
