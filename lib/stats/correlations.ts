import { zOf } from "./group-intervals";
import type { Interval } from "./intervals";

/** Returns Pearson's correlation of two lists of equal length; NaN if one list does not vary. */
export function pearson(x: ArrayLike<number>, y: ArrayLike<number>): number {
  const n = x.length;
  let [sumX, sumY] = [0, 0];
  for (let i = 0; i < n; i += 1) {
    sumX += x[i] as number;
    sumY += y[i] as number;
  }
  let [products, squaresX, squaresY] = [0, 0, 0];
  for (let i = 0; i < n; i += 1) {
    const a = (x[i] as number) - sumX / n;
    const b = (y[i] as number) - sumY / n;
    products += a * b;
    squaresX += a * a;
    squaresY += b * b;
  }
  return products / Math.sqrt(squaresX * squaresY);
}

/** Returns the rank of each value from 1; equal values share the mean of their ranks. */
export function rankOf(values: readonly number[]): number[] {
  const order = values.map((_, index) => index);
  order.sort((a, b) => (values[a] as number) - (values[b] as number));
  const ranks = new Array<number>(values.length);
  for (let from = 0, to = 0; from < order.length; from = to) {
    const value = values[order[from] as number];
    while (to < order.length && values[order[to] as number] === value) to += 1;
    for (let place = from; place < to; place += 1)
      ranks[order[place] as number] = (from + 1 + to) / 2;
  }
  return ranks;
}

/** Means of the same answers can differ in the last digits, in the order of their sum; they are ties all the same. */
const withoutRounding = (values: readonly number[]) =>
  values.map((value) => Number(value.toPrecision(12)));

/** Returns Spearman's correlation of two lists of equal length; NaN if one list does not vary. */
export const spearman = (x: readonly number[], y: readonly number[]): number =>
  pearson(rankOf(withoutRounding(x)), rankOf(withoutRounding(y)));

/** Returns the interval of a correlation by Fisher's z (Fisher 1921). @param n number of people, at least 4 */
export function fisherInterval(r: number, n: number, level: number): Interval {
  const half = zOf(level) / Math.sqrt(n - 3);
  return { low: Math.tanh(Math.atanh(r) - half), high: Math.tanh(Math.atanh(r) + half) };
}
