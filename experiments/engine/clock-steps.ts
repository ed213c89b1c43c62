import { median } from "@/lib/stats/statistics";
import { testRows } from "./score";
import type { TrialRow } from "./trial-row";

/**
 * The steps of a clock that a result gives no caution for, ms. Times on a clock of 16.67 ms, as Firefox rounds to when it
 * resists fingerprinting, have a rounding error with an SD of 6.8 ms, which adds 0.5% to the variance of response times
 * with an SD of 100 ms; one of 100 ms has 41 ms and adds 17% (docs/methods.md, "Clock").
 */
const UNNOTICED_MS = 17;

/** With fewer times, or fewer different ones, a large step between them may be chance. */
const ENOUGH_TIMES = 15;

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
  const steps = different.slice(1).map((time, index) => time - (different[index] as number));
  const step = Math.min(...steps);
  // On such a clock the same times come again; with as many of its own, a run has its times apart by chance.
  const comeAgain = times.length - different.length;
  return step > UNNOTICED_MS && comeAgain >= times.length / 4 ? Math.round(step) : null;
}
