/** Quantiles keyed by percent, in the format of the published summaries: `{ "5": 31.9, "10": 48.2, … }`. */
export type Quantiles = Record<string, number>;

/**
 * Returns one value for each percent of people, at the middle of each percent between the lowest and the highest known
 * quantile (linear between neighbours). A summary does not contain the tails beyond these quantiles, and the function
 * does not extrapolate them: 1 to 99 % yields 98 values.
 * @param step of the scale, if only multiples of the step can be scored; each value moves to the nearest multiple
 */
export function quantileDots(quantiles: Quantiles, step?: number): number[] {
  const known = Object.entries(quantiles)
    .map(([percent, value]) => ({ percent: Number(percent), value }))
    .sort((a, b) => a.percent - b.percent);
  const onScale = (value: number) => (step ? Math.round(value / step) * step : value);
  return known.slice(1).flatMap((upper, index) => {
    const lower = known[index] as (typeof known)[number];
    const slope = (upper.value - lower.value) / (upper.percent - lower.percent);
    return Array.from({ length: upper.percent - lower.percent }, (_, place) =>
      onScale(lower.value + slope * (place + 0.5)),
    );
  });
}

/**
 * Returns values stacked in columns of equal width. Each value receives the middle of its column and its height in the
 * column, counted from 0. Columns begin at multiples of the width, or are centred on these multiples.
 */
export function stackDots(values: readonly number[], columnWidth: number, isCentred = false) {
  const heights = new Map<number, number>();
  return values.map((value) => {
    const shift = isCentred ? 0.5 : 0;
    const column = Math.floor(value / columnWidth + shift);
    const level = heights.get(column) ?? 0;
    heights.set(column, level + 1);
    return { x: (column + 0.5 - shift) * columnWidth, level };
  });
}

/**
 * Returns at most `most` round numbers from `low` to `high`. The first is the lowest round number at or above `low`.
 */
export function axisTicks(low: number, high: number, most: number): number[] {
  const steps = [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000];
  const step = steps.find((candidate) => (high - low) / candidate <= most) ?? 5000;
  const first = Math.ceil(low / step);
  const last = Math.floor(high / step);
  // Multiples of the step do not accumulate the rounding errors of sums.
  return Array.from(
    { length: Math.max(0, last - first + 1) },
    (_, index) => (first + index) * step,
  );
}
