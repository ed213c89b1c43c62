/** Returns a power as a number of studies from 1 to 99: no text states 0 or 100 studies of 100. */
export const timesIn100 = (power: number): number =>
  Math.min(99, Math.max(1, Math.round(power * 100)));
