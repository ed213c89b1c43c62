import {
  CHECK_PARTS,
  checkedFacts,
  type DeviceCheck,
  TRIAL_MS,
} from "@/experiments/engine/device/device-check";
import { type PurposeState, purposesOf } from "@/experiments/engine/device/purposes";
import type { DeviceFacts } from "@/experiments/engine/session/device-facts";
import type { Device } from "@/experiments/engine/session/session";

/** The name and the version of the file's format. Other versions have another meaning. */
const FORMAT = { format: "protocole.device-check", version: 1 } as const;

/** The file of a check. Every figure of the report can be computed from it (docs/device.md). */
export type ReportFile = typeof FORMAT & {
  /** When the check ended, ISO 8601. */
  measuredAt: string;
  /** The parts that were not measured. */
  skipped: readonly string[];
  /** The facts in the format of a run's record. */
  facts: DeviceFacts;
  device: Device;
  /** The stamps of the frames in each trial, ms, and the number of late frames in each trial. */
  display: {
    trialMs: number;
    stampsMs: readonly (readonly number[])[];
    lateFrames: readonly number[];
  } | null;
  presses: { delaysMs: readonly number[] } | null;
  size: {
    cardSide: "long" | "short";
    sidePx: number;
    distanceMm: number | null;
  } | null;
  purposes: readonly PurposeState[];
};

/** Returns the file of a check as an object. */
export function reportFile(
  check: DeviceCheck,
  { at, device, isolated }: { at: string; device: Device; isolated: boolean | null },
): ReportFile {
  const { display, presses, size } = check;
  return {
    ...FORMAT,
    measuredAt: at,
    skipped: CHECK_PARTS.filter((part) => check[part] === null),
    facts: checkedFacts(check, isolated),
    device,
    display: display && {
      trialMs: TRIAL_MS,
      stampsMs: display.stamps,
      lateFrames: display.lateFrames,
    },
    presses: presses && { delaysMs: presses.delays },
    size: size && { cardSide: size.side, sidePx: size.sidePx, distanceMm: size.distanceMm },
    purposes: purposesOf(check),
  };
}
