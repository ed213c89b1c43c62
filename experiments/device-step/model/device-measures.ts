import type { MeasureDefinition } from "@/experiments/engine/contract/app-facts";
import {
  type CheckPart,
  countedFrames,
  type DeviceCheck,
  PRESSES,
} from "@/experiments/engine/device/device-check";
import { pixelsPerMm } from "@/experiments/engine/device/screen-size";
import type { Device } from "@/experiments/engine/session/session";

/** The part of a check to which a measure belongs. The window is read without the participant. */
export type MeasuredPart = CheckPart | "window";

/** The largest number of decimals of a value in the data, as in the facts of a run. */
const MOST_DECIMALS = 3;

type Measured = {
  part: MeasuredPart;
  decimals: number;
  unit: MeasureDefinition["unit"];
  /** The smallest range of an axis. */
  span: { low: number; high: number };
  /** Returns the value; null if the part was skipped, or gave too few data. */
  of(check: DeviceCheck, device: Device): number | null;
};

const sizeOf = ({ size }: DeviceCheck) => size && pixelsPerMm(size.sidePx, size.side);

/** The share of dropped frames, %; null without frames, or if the clock cannot tell which frames were dropped. */
function droppedShare({ display }: DeviceCheck): number | null {
  if (!display) return null;
  const { frameMs, clockStepMs } = display.facts;
  const { frames, late } = countedFrames(display);
  if (frames === 0 || frameMs === null || (clockStepMs ?? 0) > frameMs / 2) return null;
  return (100 * late) / frames;
}

/** The measures of a device, keyed by their ids in the order of the data. */
const MEASURES = {
  refresh_rate: {
    part: "display",
    decimals: 1,
    unit: "Hz",
    span: { low: 0, high: 120 },
    of: ({ display }) => display?.facts.refreshHz ?? null,
  },
  frame_interval: {
    part: "display",
    decimals: 2,
    unit: "ms",
    span: { low: 0, high: 40 },
    of: ({ display }) => display?.facts.frameMs ?? null,
  },
  frame_p95: {
    part: "display",
    decimals: 2,
    unit: "ms",
    span: { low: 0, high: 40 },
    of: ({ display }) => display?.facts.frameP95Ms ?? null,
  },
  dropped_frames: {
    part: "display",
    decimals: 1,
    unit: "%",
    span: { low: 0, high: 20 },
    of: droppedShare,
  },
  clock_step: {
    part: "display",
    decimals: 3,
    unit: "ms",
    span: { low: 0, high: 1 },
    of: ({ display }) => display?.facts.clockStepMs ?? null,
  },
  press_delay: {
    part: "presses",
    decimals: 1,
    unit: "ms",
    span: { low: 0, high: 50 },
    of: ({ presses }) => presses?.facts.stampDelayP95Ms ?? null,
  },
  keyboard_presses: {
    part: "presses",
    decimals: 0,
    unit: null,
    span: { low: 0, high: PRESSES },
    of: ({ presses }) => presses && (presses.byInput.keyboard ?? 0),
  },
  touch_presses: {
    part: "presses",
    decimals: 0,
    unit: null,
    span: { low: 0, high: PRESSES },
    of: ({ presses }) => presses && (presses.byInput.touch ?? 0),
  },
  px_per_mm: {
    part: "size",
    decimals: 3,
    unit: null,
    span: { low: 0, high: 10 },
    of: sizeOf,
  },
  screen_width_mm: {
    part: "size",
    decimals: 0,
    unit: "mm",
    span: { low: 0, high: 600 },
    of: (check, { screenWidth }) => {
      const density = sizeOf(check);
      return density && screenWidth !== undefined ? screenWidth / density : null;
    },
  },
  window_width: {
    part: "window",
    decimals: 0,
    unit: "px",
    span: { low: 0, high: 2000 },
    of: (_, { viewportWidth }) => viewportWidth,
  },
  window_height: {
    part: "window",
    decimals: 0,
    unit: "px",
    span: { low: 0, high: 1200 },
    of: (_, { viewportHeight }) => viewportHeight,
  },
} as const satisfies Record<string, Measured>;

export type DeviceMeasure = keyof typeof MEASURES;

const ENTRIES = Object.entries(MEASURES) as [DeviceMeasure, Measured][];

/** Returns the ids of the measures of some parts, and of the window, in the order of the data. */
export const measuresOf = (parts: readonly CheckPart[]): readonly DeviceMeasure[] =>
  ENTRIES.flatMap(([id, { part }]) => (part === "window" || parts.includes(part) ? [id] : []));

/** Returns the part to which a measure belongs. */
export const partOf = (id: DeviceMeasure): MeasuredPart => MEASURES[id].part;

/** Returns whether a text is the id of a measure. */
export const isDeviceMeasure = (id: string): id is DeviceMeasure => Object.hasOwn(MEASURES, id);

/** Returns the definition of a measure: its decimals, its unit and its axis. */
export const definitionOf = (id: DeviceMeasure): MeasureDefinition<DeviceMeasure> => {
  const { decimals, unit, span } = MEASURES[id];
  return { id, decimals, unit, span, norm: null, reference: null };
};

/**
 * Returns the value of a measure, with at most three decimals; null if its part was skipped, or gave too few data.
 * @param device the window and the screen during the check
 */
export function measuredValue(
  id: DeviceMeasure,
  check: DeviceCheck,
  device: Device,
): number | null {
  const measured: Measured = MEASURES[id];
  const value = measured.of(check, device);
  return value === null || !Number.isFinite(value) ? null : Number(value.toFixed(MOST_DECIMALS));
}
