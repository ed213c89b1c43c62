import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import type { DeviceFacts } from "@/experiments/engine/session/device-facts";
import type { TrialClock } from "@/experiments/engine/trials/trial-clock";
import { clockStepMeter } from "./clock-step";
import { frameIntervals } from "./frame-intervals";
import { pressStamps } from "./press-stamps";

/** The parts of a row that the meter reads. */
type MeteredRow = Pick<TrialRow, "phase" | "input_type" | "late_frames" | "hidden">;

/**
 * Measures what the device does in one sitting of a run (docs/methods.md, "Device facts"). During a trial, each frame and
 * each press adds one number to a list of fixed size; the facts are computed when a block has ended.
 */
export function deviceMeter(clock: TrialClock) {
  const frames = frameIntervals();
  const presses = pressStamps(clock.now);
  const step = clockStepMeter(clock.now);
  const inputs = new Set<string>();
  let lateFrames: number | null = null;

  const noteRow = ({ phase, input_type, late_frames }: MeteredRow) => {
    if (input_type !== null) inputs.add(input_type);
    if (phase === "test" && late_frames !== null) lateFrames = (lateFrames ?? 0) + late_frames;
  };

  const notedClock: TrialClock = {
    ...clock,
    nextFrame: (callback, notBefore) =>
      clock.nextFrame((stamp) => {
        frames.note(stamp);
        callback(stamp);
      }, notBefore),
  };

  return {
    /** The clock, whose frames are noted. */
    clock: notedClock,
    startTrial: frames.startTrial,
    /** Notes a finished trial. The frames of a hidden page do not describe the display. */
    endTrial: (row: MeteredRow) => {
      if (!row.hidden) frames.endTrial();
      noteRow(row);
    },
    noteRow,
    endFrames: frames.endTrial,
    notePress: presses.note,
    /** The time from the stamp of each press to its handler, ms. Presses on another clock are left out. */
    pressDelays: presses.delays,
    /** Starts to measure the clock's step, because no trial runs at this moment. */
    startRest: step.start,
    endRest: step.stop,
    /** True if the step of the clock is known, or if the clock was read often enough without finding it. */
    isStepMeasured: step.isMeasured,
    facts: (): DeviceFacts => {
      const clockStepMs = step.step();
      return {
        refreshHz: frames.rate(clockStepMs),
        frameMs: frames.quantile(0.5),
        frameP95Ms: frames.quantile(0.95),
        lateFrames,
        ...presses.facts(),
        clockStepMs,
        isolated: globalThis.crossOriginIsolated ?? null,
        inputs: inputs.size > 0 ? [...inputs].sort() : null,
        pixelsPerMm: null,
      };
    },
  };
}
