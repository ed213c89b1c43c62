import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { LONGEST_STEP_MS } from "@/lib/device/longest-clock-step";
import { median } from "@/lib/stats/statistics";
import { testRows } from "./score";

/**
 * Clock steps up to this size, ms, do not require a caution in a result. When Firefox resists fingerprinting, its clock
 * has steps of 16.67 ms. The rounding error of times on this clock has an SD of 6.8 ms, which adds 0.5% to the variance
 * of response times with an SD of 100 ms. With steps of 100 ms, the rounding error has an SD of 41 ms and adds 17%
 * (docs/methods.md, "Clock").
 */
export const UNNOTICED_MS = 17;

/** Minimum number of response times. If there are fewer times, a large step between times may be due to chance. */
const ENOUGH_TIMES = 15;

/** Largest distance of a recorded time from a step, ms. Recorded times are rounded to a tenth of a millisecond. */
const ROUNDING_MS = 0.2;

/**
 * Minimum share of times that are a multiple of the step. The share is below 1, because a late change has its onset
 * recorded some frames after its stamp.
 */
const MOST = 0.9;

/**
 * The longest interval between two frames of a display, ms. If the clock's step was not measured, a longer recorded
 * interval is a step of the clock.
 */
const LONGEST_FRAME_MS = 50;

/**
 * Returns the step of the clock during a run, ms, if the step is long enough to require a caution; otherwise null. The
 * result is also null for rows without display times.
 * @param measured the step of the page's clock that the run has measured; null if it is not known. The stamps of presses
 * may have longer steps, which follow from the rows.
 */
export function clockSteps(
  rows: readonly TrialRow[],
  measured: number | null = null,
): number | null {
  const timed = testRows(rows).filter(({ onset_ms, frame_ms }) => onset_ms !== null && frame_ms);
  if (timed.length === 0) return null;
  if (measured !== null && measured > UNNOTICED_MS) return Math.round(measured);
  const frames = median(timed.map(({ frame_ms }) => frame_ms as number));
  if (frames > LONGEST_FRAME_MS && measured === null) return Math.round(frames);
  const times = timed.flatMap(({ rt_ms }) => rt_ms ?? []);
  const different = [...new Set(times)].sort((a, b) => a - b);
  if (times.length < ENOUGH_TIMES || different.length < 3) return null;
  const gaps = different.slice(1).map((time, index) => time - (different[index] as number));
  // The recorded times are rounded. The exact step is the nearest step of which a second contains a whole number.
  const step = 1000 / Math.round(1000 / Math.min(...gaps));
  if (step <= UNNOTICED_MS || step > LONGEST_STEP_MS) return null;
  // Onset times are included because response times alone may be far apart by chance.
  const stamps = [...times, ...timed.map(({ onset_ms }) => onset_ms as number)];
  const isOnStep = (ms: number) => Math.abs(ms - Math.round(ms / step) * step) < ROUNDING_MS;
  return stamps.filter(isOnStep).length >= MOST * stamps.length ? Math.round(step) : null;
}
