/**
 * Returns a power as a number of studies out of 100. The number is never 0 or 100, because a power is never exactly 0
 * or 1.
 */
export const timesIn100 = (power: number): number =>
  Math.min(99, Math.max(1, Math.round(power * 100)));
