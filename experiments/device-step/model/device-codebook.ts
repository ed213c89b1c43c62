import type { AppCodebook } from "@/experiments/engine/contract/define-app";
import type { DeviceMeasure } from "./device-measures";
import type { DeviceTypes } from "./device-step-types";

/** The meaning of each measure in the codebook, in English. */
const MEANINGS: Readonly<Record<DeviceMeasure, string>> = {
  refresh_rate: "Refresh rate, Hz, as device_refresh_hz.",
  frame_interval: "Median of the intervals between frames, ms, as device_frame_ms.",
  frame_p95: "95th percentile of the intervals between frames, ms, as device_frame_p95_ms.",
  dropped_frames: "Dropped frames in the trials of the check, % of all frames.",
  clock_step: "Step of performance.now(), ms, as device_clock_step_ms.",
  press_delay:
    "95th percentile of the time from the stamp of a press to its handler, ms, as device_stamp_delay_p95_ms.",
  keyboard_presses: "Presses with the keyboard, of the 12 presses of the check.",
  touch_presses: "Presses with a finger on a touchscreen, of the 12 presses of the check.",
  px_per_mm: "CSS pixels per mm of the screen, measured with a bank card.",
  screen_width_mm: "Width of the screen, mm: screen_width divided by px_per_mm.",
  window_width: "Width of the window, CSS pixels.",
  window_height: "Height of the window, CSS pixels.",
};

/** Returns the codebook of a check: the meaning of the columns that all apps share. */
export const deviceCodebook = (
  ids: readonly DeviceMeasure[],
): AppCodebook<DeviceTypes["words"]> => ({
  description:
    "Check of the participant’s device. Each row is a figure that the page measured in trials of one second, in presses, with a bank card, or of the window; the participant did not give it as an answer.",
  condition: {
    description: "The part of the check.",
    levels: {
      display: "15 trials of one second without a task",
      presses: "12 presses of the space bar or of a button",
      size: "a rectangle that was made as wide as a bank card",
      window: "the window when the check ended",
    },
  },
  stimulus: {
    description: "The measure.",
    levels: Object.fromEntries(ids.map((id) => [id, MEANINGS[id]])),
  },
  response: { description: "The value. NA if it was not measured." },
  correct: { description: "NA: no value is right or wrong." },
  rt_ms: { description: "NA: the page measured the value." },
  input_type: { description: "NA: the page measured the value." },
  hidden: {
    description: "FALSE: trials in which the page was hidden were repeated. NA without a value.",
  },
  excluded: {
    levels: { notMeasured: "the part was skipped, or gave too few data for the value" },
  },
});
