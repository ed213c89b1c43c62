import type { Interval } from "@/lib/stats/intervals";
import { variance } from "@/lib/stats/statistics";
import type { Estimate } from "./findings";

/** The coverage of all intervals except the planned one. */
export const LEVEL = 0.95;

const finite = (value: number | undefined): number | null =>
  value !== undefined && Number.isFinite(value) ? value : null;

/** Returns an estimate. Its ends are null without an interval, or if one of them is not a finite number. */
export function estimate(value: number, interval: Interval | null, level = LEVEL): Estimate {
  const [low, high] = [finite(interval?.low), finite(interval?.high)];
  const isKnown = low !== null && high !== null;
  return { value, low: isKnown ? low : null, high: isKnown ? high : null, level };
}

/** Returns the standard deviation (n − 1); NaN for fewer than two values. */
export const sdOf = (values: readonly number[]): number => Math.sqrt(variance(values));

/** An SD up to this share of the values may be due to rounding errors alone. */
const ROUNDING = 1e-12;

/**
 * Returns whether values differ by more than rounding errors, so that a variance and an interval exist. False for fewer
 * than two values, and for values whose variance overflows.
 */
export function haveSpread(values: readonly number[]): boolean {
  const sd = sdOf(values);
  if (!Number.isFinite(sd)) return false;
  const largest = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  return sd > ROUNDING * largest;
}
