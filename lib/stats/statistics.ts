/** Arithmetic mean; NaN for no values. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Unbiased sample variance (n - 1); NaN for fewer than two values. */
export function variance(values: readonly number[]): number {
  if (values.length < 2) return Number.NaN;
  const centre = mean(values);
  return values.reduce((sum, value) => sum + (value - centre) ** 2, 0) / (values.length - 1);
}

/** Middle value; NaN for no values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  if (sorted.length % 2 === 1) return upper;
  return ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/**
 * Ends of the score interval of a proportion, which stays within 0 and 1 and has a width even where
 * nothing or everything was counted (Wilson 1927, doi:10.1080/01621459.1927.10502953).
 * @param count of `n`, which is at least 1
 * @param z standard errors to each side
 */
export function wilsonInterval(count: number, n: number, z = 1): { low: number; high: number } {
  const share = count / n;
  const centre = share + z ** 2 / (2 * n);
  const half = z * Math.sqrt((share * (1 - share)) / n + (z / (2 * n)) ** 2);
  const scale = 1 + z ** 2 / n;
  // The ends are 0 and 1 exactly where arithmetic may leave a trace beyond them.
  return { low: Math.max(0, (centre - half) / scale), high: Math.min(1, (centre + half) / scale) };
}

/** Rounds to a number of decimals. */
export function round(value: number, decimals = 0): number {
  const factor = 10 ** decimals;
  return Math.round(value * factor) / factor;
}
