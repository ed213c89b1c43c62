import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { median } from "@/lib/stats/statistics";
import { testRows } from "./score";

/**
 * Clock steps up to this size, ms, need no caution in a result. Times on a clock of 16.67 ms, the step of Firefox when
 * it resists fingerprinting, have a rounding error with an SD of 6.8 ms, which adds 0.5% to the variance of response
 * times with an SD of 100 ms; a clock of 100 ms has an SD of 41 ms and adds 17% (docs/methods.md, "Clock").
 */
const UNNOTICED_MS = 17;

/** Minimum number of times: with fewer, a large step between them may be due to chance. */
const ENOUGH_TIMES = 15;

/** No browser has a coarser clock; longer steps are due to chance. */
const LONGEST_STEP_MS = 250;

/** Largest distance of a time in the rows from its step, ms: times are rounded to a tenth of a millisecond. */
const ROUNDING_MS = 0.2;

/** Minimum share of times on the steps; below 1 because a late change is recorded some frames after its stamp. */
const MOST = 0.9;

/** No display has a longer interval between frames: a longer recorded interval is a step of the clock. */
const LONGEST_FRAME_MS = 50;

/**
 * Returns the step of the clock in a run, ms, if it is coarse enough to need a caution; otherwise null. Rows without
 * display times have no clock.
 */
export function clockSteps(rows: readonly TrialRow[]): number | null {
  const timed = testRows(rows).filter(({ onset_ms, frame_ms }) => onset_ms !== null && frame_ms);
  if (timed.length === 0) return null;
  const frames = median(timed.map(({ frame_ms }) => frame_ms as number));
  if (frames > LONGEST_FRAME_MS) return Math.round(frames);
  const times = timed.flatMap(({ rt_ms }) => rt_ms ?? []);
  const different = [...new Set(times)].sort((a, b) => a - b);
  if (times.length < ENOUGH_TIMES || different.length < 3) return null;
  const gaps = different.slice(1).map((time, index) => time - (different[index] as number));
  // The times in the rows are rounded; a second contains a whole number of steps.
  const step = 1000 / Math.round(1000 / Math.min(...gaps));
  if (step <= UNNOTICED_MS || step > LONGEST_STEP_MS) return null;
  // Onset times are included because response times alone may be far apart by chance.
  const stamps = [...times, ...timed.map(({ onset_ms }) => onset_ms as number)];
  const isOnStep = (ms: number) => Math.abs(ms - Math.round(ms / step) * step) < ROUNDING_MS;
  return stamps.filter(isOnStep).length >= MOST * stamps.length ? Math.round(step) : null;
}
