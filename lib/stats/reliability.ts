import { halfMedians, reliabilityOfHalves } from "./halves";
import type { Interval } from "./intervals";
import { oneFactor } from "./one-factor";
import { fQuantile } from "./quantiles";
import { mean, variance } from "./statistics";

/**
 * Returns the reliability of scores whose random errors are known: 1 minus the mean squared standard error divided by
 * the variance of the scores. It may be below 0. For scores that are means of an even number of trials, this is the
 * split-half reliability over all splits, from mean covariance and mean variance of the halves.
 * @param scores of at least 2 people
 * @param squaredErrors the squared standard error of each score
 */
export const errorReliability = (
  scores: readonly number[],
  squaredErrors: readonly number[],
): number => 1 - mean(squaredErrors) / variance(scores);

/**
 * Returns the reliability of medians: each person's values are split at random into halves, the medians of the halves
 * are correlated over the people, and the mean correlation of the splits is raised to the full length (Spearman–Brown).
 * @param times the values of each person, at least 2 of each
 */
export const halvesReliability = (
  times: readonly (readonly number[])[],
  splits: number,
  seed: number,
): number => reliabilityOfHalves(halfMedians(times, splits, seed));

const column = (items: readonly (readonly number[])[], index: number) =>
  items.map((answers) => answers[index] as number);

/**
 * Returns Cronbach's alpha of the sum of the items (Cronbach 1951, doi:10.1007/BF02310555). It may be below 0.
 * @param items the answers of each person, reversed where the scale reverses them: at least 2 people and 2 items,
 * without missing answers
 */
export function cronbachAlpha(items: readonly (readonly number[])[]): number {
  const count = items[0]?.length ?? 0;
  const total = variance(items.map((answers) => answers.reduce((sum, each) => sum + each, 0)));
  let own = 0;
  for (let item = 0; item < count; item += 1) own += variance(column(items, item));
  return (count / (count - 1)) * (1 - own / total);
}

/**
 * Returns McDonald's omega of the sum of the items: the share of the variance that is due to one common factor (McDonald
 * 1999, "Test Theory"), which is estimated by maximum likelihood. The items keep their own units, as in alpha.
 * @returns null if the factor cannot be estimated: fewer than 3 items, not more people than items, an item that does
 * not vary, or an item without any variance of its own
 */
export function mcdonaldOmega(items: readonly (readonly number[])[]): number | null {
  const count = items[0]?.length ?? 0;
  if (items.length <= count) return null;
  const columns = Array.from({ length: count }, (_, index) => column(items, index));
  const factor = oneFactor(columns);
  if (!factor) return null;
  const common = factor.loadings.reduce((sum, each) => sum + each, 0) ** 2;
  const own = factor.own.reduce((sum, each) => sum + each, 0);
  return common / (common + own);
}

/**
 * Returns the interval of Cronbach's alpha by the F distribution (Feldt 1965, doi:10.1007/BF02289499).
 * @param n number of people
 * @param k number of items
 */
export function feldtInterval(alpha: number, n: number, k: number, level: number): Interval {
  const end = (p: number) => 1 - (1 - alpha) * fQuantile(p, n - 1, (n - 1) * (k - 1));
  return { low: end((1 + level) / 2), high: end((1 - level) / 2) };
}
