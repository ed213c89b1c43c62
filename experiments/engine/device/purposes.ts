import { isBusy } from "@/experiments/engine/score/busy-device";
import { UNNOTICED_MS } from "@/experiments/engine/score/clock-steps";
import { LATE_CAUTION_SHARE } from "@/experiments/engine/score/late-frames";
import { SLOW_HZ } from "@/experiments/engine/score/refresh-rate";
import { wilsonInterval } from "@/lib/stats/intervals";
import { countedFrames, type DeviceCheck, type DisplayMeasure } from "./device-check";
import { pixelsPerMm, visualAngle } from "./screen-size";

/** A stimulus of one frame is reliable if its frame is late in fewer presentations than this share. */
const RARE_SHARE = 0.01;

/** The duration of the stimulus whose frames are counted, ms, and the largest error that is not stated as a limit. */
const STIMULUS_MS = 100;
const EXACT_MS = 1;

/** The length whose size and visual angle are stated, CSS pixels. */
export const SHOWN_PX = 100;

/** The reasons for which a result of a run would have a caution (docs/methods.md, "Device facts"). */
export type Limit =
  | { why: "stamps" }
  | { why: "late"; late: number; trials: number }
  | { why: "slow"; hz: number; ms: number }
  | { why: "busy"; ms: number }
  | { why: "clock"; ms: number };

/** The meaning of a check for a purpose: the device fits, or with limits, or the check cannot answer. */
export type PurposeState =
  | { purpose: "difference"; verdict: "fits"; errorSdMs: number }
  | { purpose: "difference"; verdict: "limited"; limits: readonly Limit[] }
  | {
      purpose: "frame";
      verdict: "fits" | "limited";
      frameMs: number;
      late: number;
      frames: number;
      low: number;
      high: number;
    }
  | {
      purpose: "duration";
      verdict: "fits" | "limited";
      frameMs: number;
      frames: number;
      ms: number;
    }
  | { purpose: "size"; verdict: "fits"; mm: number; degrees: number; distanceMm: number }
  | { purpose: "size"; verdict: "limited"; mm: number }
  | { purpose: Exclude<Purpose, "absolute">; verdict: "skipped" }
  | { purpose: "frame"; verdict: "coarse"; stepMs: number }
  | { purpose: "absolute"; verdict: "unseen" };

export type Purpose = "difference" | "frame" | "duration" | "absolute" | "size";

/** Returns the meaning of a check for each purpose. */
export function purposesOf(check: DeviceCheck): PurposeState[] {
  return [
    differenceState(check),
    ...displayStates(check.display),
    { purpose: "absolute", verdict: "unseen" },
    sizeState(check),
  ];
}

/** Returns the limits of response times on this device, the most important first. */
export function limitsOf({ display, presses }: DeviceCheck): Limit[] {
  const stepMs = display?.facts.clockStepMs ?? null;
  const hz = display?.facts.refreshHz ?? null;
  const trials = display?.lateFrames.length ?? 0;
  const late = display?.lateFrames.filter((frames) => frames > 0).length ?? 0;
  const isCoarse = stepMs !== null && stepMs > UNNOTICED_MS;
  const delay = presses?.facts.stampDelayP95Ms ?? null;
  const limits: (Limit | false)[] = [
    presses !== null && presses.facts.stampClock !== "page" && { why: "stamps" },
    !isCoarse && late > 0 && late >= LATE_CAUTION_SHARE * trials && { why: "late", late, trials },
    !isCoarse &&
      hz !== null &&
      Math.round(hz) < SLOW_HZ && { why: "slow", hz: Math.round(hz), ms: Math.round(1000 / hz) },
    delay !== null &&
      isBusy({ stampDelayP95Ms: delay, clockStepMs: stepMs }) && { why: "busy", ms: delay },
    isCoarse && { why: "clock", ms: Math.round(stepMs) },
  ];
  return limits.filter((limit) => limit !== false);
}

function differenceState(check: DeviceCheck): PurposeState {
  const limits = limitsOf(check);
  if (limits.length > 0) return { purpose: "difference", verdict: "limited", limits };
  const step = check.display?.facts.clockStepMs ?? null;
  if (!check.presses || step === null) return { purpose: "difference", verdict: "skipped" };
  // A response time is the difference of two times that are rounded to steps (docs/methods.md, "Clock").
  return { purpose: "difference", verdict: "fits", errorSdMs: step / Math.sqrt(6) };
}

function displayStates(display: DisplayMeasure | null): PurposeState[] {
  const kinds = ["frame", "duration"] as const;
  const hz = display?.facts.refreshHz;
  if (!display || !hz) return kinds.map((purpose) => ({ purpose, verdict: "skipped" }));
  const frameMs = 1000 / hz;
  const stepMs = display.facts.clockStepMs;
  const shownFrames = Math.max(1, Math.round(STIMULUS_MS / frameMs));
  const ms = shownFrames * frameMs;
  const duration: PurposeState = {
    purpose: "duration",
    verdict: Math.abs(ms - STIMULUS_MS) <= EXACT_MS ? "fits" : "limited",
    frameMs,
    frames: shownFrames,
    ms,
  };
  // On a clock whose steps are longer than half a frame, frames on time look late (docs/methods.md, "Device facts").
  if (stepMs !== null && stepMs > frameMs / 2)
    return [{ purpose: "frame", verdict: "coarse", stepMs }, duration];
  const { frames, late } = countedFrames(display);
  const interval = wilsonInterval(late, frames);
  return [
    {
      purpose: "frame",
      verdict: interval.high < RARE_SHARE ? "fits" : "limited",
      frameMs,
      late,
      frames,
      ...interval,
    },
    duration,
  ];
}

function sizeState({ size }: DeviceCheck): PurposeState {
  if (!size) return { purpose: "size", verdict: "skipped" };
  const mm = SHOWN_PX / pixelsPerMm(size.sidePx, size.side);
  const { distanceMm } = size;
  return distanceMm === null
    ? { purpose: "size", verdict: "limited", mm }
    : { purpose: "size", verdict: "fits", mm, distanceMm, degrees: visualAngle(mm, distanceMm) };
}
