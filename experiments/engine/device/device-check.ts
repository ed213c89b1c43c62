import type { DeviceFacts } from "@/experiments/engine/session/device-facts";
import { type CardSide, pixelsPerMm } from "./screen-size";

/** The trials of the display, and their length, ms. Together they last as long as a short block of a task. */
export const DISPLAY_TRIALS = 15;
export const TRIAL_MS = 1000;

/** The presses of the second part. */
export const PRESSES = 12;

/** The display and the clock, measured in trials of one second that display nothing new. */
export type DisplayMeasure = {
  /**
   * The stamps of the frames of each trial, ms after the first frame of the trial. Trials in which the page was hidden
   * are left out.
   */
  stamps: readonly (readonly number[])[];
  /** The number of late frames in each trial, as a run counts them. */
  lateFrames: readonly number[];
  facts: Pick<DeviceFacts, "refreshHz" | "frameMs" | "frameP95Ms" | "lateFrames" | "clockStepMs">;
};

/** The stamps of some presses, compared with the page's clock in their handlers. */
export type PressMeasure = {
  /** The time from the stamp of each press to its handler, ms. */
  delays: readonly number[];
  /** The number of presses by input, such as `keyboard`, `mouse` or `touch`. */
  byInput: Readonly<Record<string, number>>;
  facts: Pick<
    DeviceFacts,
    "stampDelayMs" | "stampDelayP95Ms" | "stampClock" | "stampOffsetMs" | "inputs"
  >;
};

/** The size of the screen, measured with a bank card. */
export type SizeMeasure = {
  /** The side of the card that was horizontal, and its length on the screen, CSS pixels. */
  side: CardSide;
  sidePx: number;
  /** The distance from the eyes to the screen, mm; null if it was not entered. */
  distanceMm: number | null;
};

/** The parts of a check. A part that was skipped is null. */
export type DeviceCheck = {
  display: DisplayMeasure | null;
  presses: PressMeasure | null;
  size: SizeMeasure | null;
};

export type CheckPart = keyof DeviceCheck;
export const CHECK_PARTS = ["display", "presses", "size"] as const satisfies CheckPart[];

export const NOT_CHECKED: DeviceCheck = { display: null, presses: null, size: null };

/**
 * Returns the facts of a check in the format of a run's record. Facts of skipped parts are null.
 * @param isolated whether the page was cross-origin isolated
 */
export function checkedFacts(
  { display, presses, size }: DeviceCheck,
  isolated: boolean | null,
): DeviceFacts {
  return {
    refreshHz: null,
    frameMs: null,
    frameP95Ms: null,
    lateFrames: null,
    clockStepMs: null,
    stampDelayMs: null,
    stampDelayP95Ms: null,
    stampClock: null,
    stampOffsetMs: null,
    inputs: null,
    ...display?.facts,
    ...presses?.facts,
    isolated,
    pixelsPerMm: size && pixelsPerMm(size.sidePx, size.side),
  };
}

/** Returns the number of intervals between frames, and the number of late frames among them. */
export function countedFrames({ stamps, lateFrames }: DisplayMeasure): {
  frames: number;
  late: number;
} {
  return {
    frames: stamps.reduce((sum, trial) => sum + Math.max(0, trial.length - 1), 0),
    late: lateFrames.reduce((sum, late) => sum + late, 0),
  };
}
