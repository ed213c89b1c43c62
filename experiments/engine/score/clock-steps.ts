import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { median } from "@/lib/stats/statistics";
import { testRows } from "./score";

/**
 * The steps of a clock that a result gives no caution for, ms. Times on a clock of 16.67 ms, as Firefox rounds to when it
 * resists fingerprinting, have a rounding error with an SD of 6.8 ms, which adds 0.5% to the variance of response times
 * with an SD of 100 ms; one of 100 ms has 41 ms and adds 17% (docs/methods.md, "Clock").
 */
const UNNOTICED_MS = 17;

/** With fewer times a large step between them may be chance. */
const ENOUGH_TIMES = 15;

/** No browser has a coarser clock; longer steps are a matter of chance. */
const LONGEST_STEP_MS = 250;

/** How far a time in the rows may be from its step: it is rounded to a tenth of a millisecond. */
const ROUNDING_MS = 0.2;

/** Share of the times that lie on the steps; a change that came late is noted some frames after its stamp. */
const MOST = 0.9;

/** No display shows so few frames a second: where they come at this interval, it is the clock that stands still. */
const LONGEST_FRAME_MS = 50;

/**
 * Returns the steps in which the clock of a run went, ms, where they are too coarse to pass over; else null. Rows that
 * carry no times of a display have no clock.
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
  // The times in the rows are rounded; steps are a whole number to the second.
  const step = 1000 / Math.round(1000 / Math.min(...gaps));
  if (step <= UNNOTICED_MS || step > LONGEST_STEP_MS) return null;
  // Not the response times alone, which may be far apart by chance.
  const stamps = [...times, ...timed.map(({ onset_ms }) => onset_ms as number)];
  const isOnStep = (ms: number) => Math.abs(ms - Math.round(ms / step) * step) < ROUNDING_MS;
  return stamps.filter(isOnStep).length >= MOST * stamps.length ? Math.round(step) : null;
}
