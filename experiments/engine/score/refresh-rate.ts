import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { median } from "@/lib/stats/statistics";
import { testRows } from "./score";

/** A display with a lower refresh rate, Hz, requires a caution. Displays of computers and phones have 60 Hz or more. */
export const SLOW_HZ = 50;

/** The rate of a trial differs from the rate of the run if their frame intervals differ by more than this share. */
const OTHER_RATE = 0.2;

/** The rate has changed if at least this share of the test trials had another rate. */
const CHANGED_SHARE = 0.1;

/** Minimum number of trials with another rate. A single trial may have had few frames. */
const CHANGED_TRIALS = 3;

/** The limits of a run's refresh rate: too low, or not the same in all trials. Rates are whole numbers of Hz. */
type RateLimit = { why: "slow"; hz: number } | { why: "changed"; low: number; high: number };

/**
 * Returns whether the refresh rate limits a result; null if it does not. The result is also null for rows without
 * display times.
 * @param hz the refresh rate of the run; null if it is not known
 */
export function rateLimit(rows: readonly TrialRow[], hz: number | null): RateLimit | null {
  const frames = testRows(rows)
    .filter(({ onset_ms, hidden }) => onset_ms !== null && !hidden)
    .flatMap(({ frame_ms }) => frame_ms ?? [])
    .sort((a, b) => a - b);
  if (hz === null || frames.length === 0) return null;
  const usual = median(frames);
  const others = frames.filter((ms) => Math.abs(ms / usual - 1) > OTHER_RATE).length;
  if (others >= Math.max(CHANGED_TRIALS, CHANGED_SHARE * frames.length)) {
    const rateAt = (share: number) =>
      Math.round(1000 / (frames[Math.floor(share * (frames.length - 1))] as number));
    return { why: "changed", low: rateAt(0.95), high: rateAt(0.05) };
  }
  return Math.round(hz) < SLOW_HZ ? { why: "slow", hz: Math.round(hz) } : null;
}
