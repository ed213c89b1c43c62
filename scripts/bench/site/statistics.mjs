/**
 * @typedef {object} Summary of one figure over the rounds of a run
 * @property {number} median
 * @property {number} mad median of the absolute deviations from the median
 * @property {number} best the smallest value
 * @property {number[]} values in the order of the rounds
 */

/**
 * Returns the middle value; NaN for none.
 *
 * @param {readonly number[]} values
 * @returns {number}
 */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  if (sorted.length % 2 === 1) return upper;
  return ((sorted[sorted.length / 2 - 1] ?? Number.NaN) + upper) / 2;
}

/**
 * Returns what is reported of one figure; undefined when it was never measured.
 *
 * @param {readonly (number | null | undefined)[]} values null or absent where it was not measured
 * @returns {Summary | undefined}
 */
export function summarise(values) {
  const measured = values.flatMap((value) =>
    typeof value === "number" && Number.isFinite(value) ? [value] : [],
  );
  if (measured.length === 0) return undefined;
  const middle = median(measured);
  return {
    median: round(middle),
    mad: round(median(measured.map((value) => Math.abs(value - middle)))),
    best: round(Math.min(...measured)),
    values: measured.map(round),
  };
}

/**
 * Returns the summary of every figure that the samples have.
 *
 * @param {readonly Record<string, number | null | undefined>[]} samples
 * @returns {Record<string, Summary>}
 */
export function summariseAll(samples) {
  const names = [...new Set(samples.flatMap((sample) => Object.keys(sample)))];
  return Object.fromEntries(
    names.flatMap((name) => {
      const summary = summarise(samples.map((sample) => sample[name]));
      return summary ? [[name, summary]] : [];
    }),
  );
}

/** Three decimals: layout shift is small, and milliseconds are no finer. @param {number} value */
export const round = (value) => Math.round(value * 1000) / 1000;
