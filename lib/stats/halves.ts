import { pearson } from "./correlations";
import { lecuyer } from "./resampling";

/** The scores of both halves: for each split the medians of all people. */
export type Halves = { one: Float64Array[]; two: Float64Array[] };

/**
 * Returns the median of a half of sorted values. The half consists of the values whose mark is `side`.
 * @param size number of values in the half, at least 1
 */
function halfMedian(sorted: Float64Array, marks: Uint8Array, side: number, size: number): number {
  const upper = size >> 1;
  let seen = 0;
  let before = Number.NaN;
  for (let i = 0; i < sorted.length; i += 1) {
    if (marks[i] !== side) continue;
    const value = sorted[i] as number;
    if (seen === upper) return size % 2 === 1 ? value : (before + value) / 2;
    before = value;
    seen += 1;
  }
  return Number.NaN;
}

/**
 * Returns the medians of both halves of each person's values in random splits. The order of a person's values does not
 * matter; the order of the people does, because all draws come from one source (resampling.R has the same order of
 * draws). If a person has an odd number of values, the first half has the larger part in every second split. The
 * medians of a person with fewer than 2 values are NaN.
 */
export function halfMedians(
  times: readonly (readonly number[])[],
  splits: number,
  seed: number,
): Halves {
  const random = lecuyer(seed);
  const empty = () => Array.from({ length: splits }, () => new Float64Array(times.length));
  const halves = { one: empty(), two: empty() };
  times.forEach((values, person) => {
    const n = values.length;
    const sorted = Float64Array.from(values).sort();
    const half = n >> 1;
    // Float64Array.from would take four times as long.
    const draws = new Float64Array(half * splits);
    for (let i = 0; i < draws.length; i += 1) draws[i] = random();
    const order = new Uint32Array(n);
    const marks = new Uint8Array(n);
    for (let split = 0; split < splits; split += 1) {
      for (let i = 0; i < n; i += 1) order[i] = i;
      marks.fill(0);
      // The first places of a shuffle (Fisher and Yates) are a random half.
      for (let place = 0; place < half; place += 1) {
        const draw = draws[place * splits + split] as number;
        const other = place + Math.floor(draw * (n - place));
        const taken = order[other] as number;
        order[other] = order[place] as number;
        marks[taken] = 1;
      }
      const small = halfMedian(sorted, marks, 1, half);
      const large = halfMedian(sorted, marks, 0, n - half);
      const isSmallFirst = (split + person) % 2 === 0;
      (halves.one[split] as Float64Array)[person] = isSmallFirst ? small : large;
      (halves.two[split] as Float64Array)[person] = isSmallFirst ? large : small;
    }
  });
  return halves;
}

/**
 * Returns the reliability of the median of all values: the mean correlation of the halves over the splits, raised to
 * the full length (Spearman 1910, Brown 1910). NaN if the halves of a split do not vary.
 */
export function reliabilityOfHalves({ one, two }: Halves): number {
  let sum = 0;
  for (let split = 0; split < one.length; split += 1)
    sum += pearson(one[split] as Float64Array, two[split] as Float64Array);
  const r = sum / one.length;
  return (2 * r) / (1 + r);
}
