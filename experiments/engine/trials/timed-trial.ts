import type { FinishedTrial, Phase, TrialSoFar } from "@/experiments/engine/contract/trial-model";
import { median, round } from "@/lib/stats/statistics";
import type { TrialClock } from "./trial-clock";

export type TimedTrial<Response> = {
  /**
   * Accepts a response whose stamp is within the phase that accepts responses, even if the event arrives later in the
   * trial. All other responses do not have an effect.
   * @returns whether the response was accepted
   */
  respond: (response: Response, timeStamp: number, input: string | null) => boolean;
  /** Settles after the last phase. The value is null if the trial was aborted. */
  finished: Promise<FinishedTrial<Response> | null>;
};

const ASSUMED_FRAME_MS = 1000 / 60;
const FRAMES_FOR_ESTIMATE = 5;

/** Returns whether a frame was late, so that at least one frame of the display was lost. All times are in ms. */
export const isLateFrame = (intervalMs: number, frameMs: number): boolean =>
  intervalMs > frameMs * 1.5;

type TrialParts<Response> = {
  phases: readonly Phase[];
  show: (phase: string, soFar: TrialSoFar<Response>) => void;
  clock: TrialClock;
};

/**
 * Runs all phases of one trial on the frames of a clock, without blank frames between two phases (docs/methods.md,
 * "Timing"). `show` displays a phase. The onset of the phase is the stamp of the frame in which `show` is called.
 * Durations are given as times and not as numbers of frames, so they are correct at 60, 90, 120 or 144 Hz.
 */
export function runTimedTrial<Response>(
  parts: TrialParts<Response> & { signal: AbortSignal },
): TimedTrial<Response> {
  let respond: TimedTrial<Response>["respond"] = () => false;
  const finished = new Promise<FinishedTrial<Response> | null>((resolve) => {
    respond = startTimedTrial({ ...parts, onEnd: resolve });
  });
  return { finished, respond };
}

/**
 * Starts a trial as `runTimedTrial` does, but with a callback instead of a promise.
 * @param signal absent in a simulation, because a simulated participant cannot leave or look away
 * @param onEnd receives the finished trial, or null if the trial was aborted
 * @returns a function that accepts responses, as `respond` does
 */
export function startTimedTrial<Response>({
  phases,
  show,
  clock,
  signal,
  onEnd,
}: TrialParts<Response> & {
  signal?: AbortSignal;
  onEnd: (finished: FinishedTrial<Response> | null) => void;
}): TimedTrial<Response>["respond"] {
  const ended = signal && new AbortController();
  const intervals: number[] = [];
  /** Upper bound of the estimated interval, ms. */
  let longest = ASSUMED_FRAME_MS;
  const responses: { value: Response; timeStamp: number; input: string | null }[] = [];
  let awaited = 0;
  let hidden = clock.isHidden();
  let responseOnset = Number.NaN;
  let responseLimit = Number.NaN;
  let watchedFrom = Number.NaN;
  let watchedUntil = Number.NaN;
  let falseStart = phases.some(({ watchesFalseStarts }) => watchesFalseStarts) ? false : undefined;

  const frameMs = () =>
    clock.frameMs ??
    (intervals.length < FRAMES_FOR_ESTIMATE ? ASSUMED_FRAME_MS : median(intervals));
  const rtOf = (timeStamp: number) => round(timeStamp - responseOnset, 1);

  if (signal && ended)
    clock.onHidden(
      () => {
        hidden = true;
      },
      AbortSignal.any([signal, ended.signal]),
    );

  let index = -1;
  let phaseOnset = Number.NaN;
  let previousFrame = Number.NaN;
  let cancelFrame = () => {};

  const finish = () => {
    ended?.abort();
    const first = responses[0];
    const estimate = frameMs();
    onEnd({
      onsetMs: round(responseOnset, 1),
      rtMs: first ? rtOf(first.timeStamp) : null,
      frameMs: round(estimate, 2),
      // Late frames are counted at the end of the trial, when the frame interval is known. If the interval of 60 Hz
      // were assumed before, every frame would be late at 30 Hz.
      lateFrames: intervals.filter((interval) => isLateFrame(interval, estimate)).length,
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

  // A change that occurs a frame or more after the stamp of its callback is displayed in a later frame.
  const shownFrame = (stamp: number) =>
    stamp + Math.max(0, Math.floor((clock.now() - stamp) / frameMs())) * frameMs();

  const onFrame = (stamp: number) => {
    const interval = stamp - previousFrame;
    previousFrame = stamp;
    if (interval > 0 && clock.frameMs === undefined) {
      intervals.push(interval);
      longest = Math.max(longest, interval);
    }
    const phase = phases[index];
    const hasLasted = (ms: number) => stamp - phaseOnset >= ms;
    const isOver =
      !phase ||
      (phase.responses && awaited === 0) ||
      // The estimate of the frame interval takes time, because it sorts all intervals. It is therefore computed only if
      // it can affect the result.
      (hasLasted(phase.durationMs - longest / 2) && hasLasted(phase.durationMs - frameMs() / 2));
    if (isOver) {
      index += 1;
      const next = phases[index];
      if (!next) return finish();
      const shownAt = shownFrame(stamp);
      phaseOnset = shownAt;
      if (next.watchesFalseStarts && !phase?.watchesFalseStarts) {
        watchedFrom = shownAt;
        watchedUntil = Number.POSITIVE_INFINITY;
      } else if (!next.watchesFalseStarts) {
        watchedUntil = Math.min(watchedUntil, stamp);
      }
      if (next.responses) {
        // These values are not reset when the phase ends, because the event of a response in this phase may arrive
        // later.
        awaited = next.responses;
        responseOnset = shownAt;
        responseLimit = shownAt + next.durationMs;
      }
      show(next.name, {
        response: responses[0]?.value ?? null,
        stamp: shownAt,
        falseStart,
      });
      if (signal?.aborted) return;
    }
    const end = phaseOnset + (phases[index]?.durationMs ?? 0);
    // The estimated frame interval is not used here, because the estimate has to sort all intervals.
    cancelFrame = clock.nextFrame(onFrame, clock.frameMs && end - clock.frameMs / 2);
  };

  signal?.addEventListener(
    "abort",
    () => {
      cancelFrame();
      onEnd(null);
    },
    { once: true, signal: ended?.signal },
  );
  if (signal?.aborted) onEnd(null);
  else cancelFrame = clock.nextFrame(onFrame);

  return (value, timeStamp, input) => {
    // The stamp determines the phase of a response. An early response is therefore a false start, even if its event
    // arrives after the stimulus onset.
    if (timeStamp >= watchedFrom && timeStamp < watchedUntil) falseStart = true;
    const isInTime = timeStamp >= responseOnset && timeStamp <= responseLimit;
    if (awaited === 0 || !isInTime) return false;
    awaited -= 1;
    responses.push({ value, timeStamp, input });
    return true;
  };
}
