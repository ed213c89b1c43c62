/** The sums over simulated people from which means, SDs and correlations are computed. */
export type Moments = {
  people: number;
  truth: number;
  truthSquares: number;
  /** The number of people with a valid score. The following sums are over these people only. */
  kept: number;
  keptTruth: number;
  keptTruthSquares: number;
  measured: number;
  measuredSquares: number;
  /** The sum of the products of true score and measured score. */
  products: number;
};

const NOBODY: Moments = {
  people: 0,
  truth: 0,
  truthSquares: 0,
  kept: 0,
  keptTruth: 0,
  keptTruthSquares: 0,
  measured: 0,
  measuredSquares: 0,
  products: 0,
};

/** Returns the sums over simulated people. */
export function momentsOf(people: Iterable<{ truth: number; measured: number | null }>): Moments {
  const sum = { ...NOBODY };
  for (const { truth, measured } of people) {
    sum.people += 1;
    sum.truth += truth;
    sum.truthSquares += truth * truth;
    if (measured === null) continue;
    sum.kept += 1;
    sum.keptTruth += truth;
    sum.keptTruthSquares += truth * truth;
    sum.measured += measured;
    sum.measuredSquares += measured * measured;
    sum.products += truth * measured;
  }
  return sum;
}

/** Returns the sums over all people in several pools. */
export function sumOfMoments(pools: Iterable<Moments>): Moments {
  const sum = { ...NOBODY };
  for (const each of pools) {
    sum.people += each.people;
    sum.truth += each.truth;
    sum.truthSquares += each.truthSquares;
    sum.kept += each.kept;
    sum.keptTruth += each.keptTruth;
    sum.keptTruthSquares += each.keptTruthSquares;
    sum.measured += each.measured;
    sum.measuredSquares += each.measuredSquares;
    sum.products += each.products;
  }
  return sum;
}

/** Returns an SD from the number of values, their sum and the sum of their squares. */
const spread = (n: number, sum: number, squares: number) =>
  Math.sqrt((squares - (sum * sum) / n) / (n - 1));

/** Returns the mean true score of all people, including people without a valid score. */
export const meanTruth = ({ people, truth }: Moments) => truth / people;

/** Returns the proportion of people who have a valid score. */
export const keptShare = ({ kept, people }: Moments) => kept / people;

/** Returns the mean measured score. */
export const meanScore = ({ measured, kept }: Moments) => measured / kept;

/** Returns the SD of the measured scores. */
export const scoreSpread = ({ kept, measured, measuredSquares }: Moments) =>
  spread(kept, measured, measuredSquares);

/**
 * Returns the mean true score of people with a valid score minus the mean true score of all people. The two means
 * differ, because people without a valid score often have an extreme true score.
 */
export const lostTruth = (of: Moments) => of.keptTruth / of.kept - meanTruth(of);

/** Returns the SD of the true scores of people with a valid score, divided by the SD of all true scores. */
export const keptSpread = (of: Moments) =>
  spread(of.kept, of.keptTruth, of.keptTruthSquares) / spread(of.people, of.truth, of.truthSquares);

/** Returns the correlation of true scores and measured scores. */
export const recovered = (of: Moments) =>
  (of.products - (of.keptTruth * of.measured) / of.kept) /
  ((of.kept - 1) * spread(of.kept, of.keptTruth, of.keptTruthSquares) * scoreSpread(of));
