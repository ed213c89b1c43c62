"use client";

import { runTimedTrial } from "@/experiments/engine/trials/timed-trial";
import type { TrialClock } from "@/experiments/engine/trials/trial-clock";
import { round } from "@/lib/stats/statistics";
import { DISPLAY_TRIALS, type DisplayMeasure, type PressMeasure, TRIAL_MS } from "./device-check";
import { deviceMeter } from "./device-meter";

/** The longest wait for the step of the clock, ms. Steps of 100 ms are found within this time. */
const LONGEST_REST_MS = 1200;
const LOOK_EVERY_MS = 20;

/** Frames before each trial, in which the page may draw its progress. */
const FRAMES_BEFORE = 2;

/**
 * Measures the clock and the display as a timed task does: the clock while the page waits, the frames in trials of one
 * second. A trial in which the page is hidden is repeated.
 * @param onTrial is called after each trial that counts, with the number of such trials
 * @returns null if the signal aborts the measurement
 */
export async function measureDisplay(
  clock: TrialClock,
  signal: AbortSignal,
  onTrial: (done: number) => void,
): Promise<DisplayMeasure | null> {
  const meter = deviceMeter(clock);
  await rest(meter, signal);
  const stamps: number[][] = [];
  const lateFrames: number[] = [];
  while (stamps.length < DISPLAY_TRIALS) {
    await framesOf(clock, FRAMES_BEFORE, signal);
    if (signal.aborted) return null;
    const trial: number[] = [];
    meter.startTrial();
    const { finished } = runTimedTrial<never>({
      phases: [{ name: "frames", durationMs: TRIAL_MS }],
      show: () => {},
      clock: noting(meter.clock, (stamp) => trial.push(stamp)),
      signal,
    });
    const row = await finished;
    if (!row) return null;
    meter.endTrial({
      phase: "test",
      input_type: null,
      late_frames: row.hidden ? null : row.lateFrames,
      hidden: row.hidden,
    });
    if (row.hidden) continue;
    const [first = 0] = trial;
    stamps.push(trial.map((stamp) => round(stamp - first, 3)));
    lateFrames.push(row.lateFrames);
    onTrial(stamps.length);
  }
  const facts = meter.facts();
  const { refreshHz, frameMs, frameP95Ms, clockStepMs } = facts;
  return {
    stamps,
    lateFrames,
    facts: { refreshHz, frameMs, frameP95Ms, lateFrames: facts.lateFrames, clockStepMs },
  };
}

/** Returns a meter of presses, which notes each press and returns the measure of all presses so far. */
export function pressMeter(clock: TrialClock) {
  const meter = deviceMeter(clock);
  const byInput: Record<string, number> = {};
  return {
    note: (timeStamp: number, input: string) => {
      byInput[input] = (byInput[input] ?? 0) + 1;
      meter.notePress(timeStamp);
      meter.noteRow({ phase: "test", input_type: input, late_frames: null, hidden: false });
    },
    measure: (): PressMeasure => {
      const { stampDelayMs, stampDelayP95Ms, stampClock, stampOffsetMs, inputs } = meter.facts();
      return {
        delays: meter.pressDelays(),
        byInput: { ...byInput },
        facts: { stampDelayMs, stampDelayP95Ms, stampClock, stampOffsetMs, inputs },
      };
    },
  };
}

/** Waits until the step of the clock is known, as a run waits for the participant before its first block. */
async function rest(meter: ReturnType<typeof deviceMeter>, signal: AbortSignal) {
  meter.startRest();
  for (
    let waited = 0;
    waited < LONGEST_REST_MS && !meter.isStepMeasured() && !signal.aborted;
    waited += LOOK_EVERY_MS
  )
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  meter.endRest();
}

/** Waits for some frames. @returns when they have passed, or when the signal aborts */
async function framesOf(clock: TrialClock, frames: number, signal: AbortSignal) {
  for (let frame = 0; frame < frames && !signal.aborted; frame += 1)
    await new Promise<void>((resolve) => {
      const cancel = clock.nextFrame(() => resolve());
      signal.addEventListener(
        "abort",
        () => {
          cancel();
          resolve();
        },
        { once: true },
      );
    });
}

/** Returns a clock that also passes the stamp of each frame to a function. */
const noting = (clock: TrialClock, note: (stamp: number) => void): TrialClock => ({
  ...clock,
  nextFrame: (callback, notBefore) =>
    clock.nextFrame((stamp) => {
      note(stamp);
      callback(stamp);
    }, notBefore),
});
