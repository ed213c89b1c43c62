/** The sums over people from which their mean, SD and correlation are computed. */
export type Moments = {
  people: number;
  truth: number;
  truthSquares: number;
  /** The number and the sums of the people with a score that counts. */
  kept: number;
  keptTruth: number;
  keptTruthSquares: number;
  measured: number;
  measuredSquares: number;
  /** The sum of truth times score. */
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

/** Returns the sums over some people. */
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

/** Returns the sums over all people of some pools. */
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

/** Returns an SD from a number of values, their sum and the sum of their squares. */
const spread = (n: number, sum: number, squares: number) =>
  Math.sqrt((squares - (sum * sum) / n) / (n - 1));

/** Returns the mean truth of people, with a score or without. */
export const meanTruth = ({ people, truth }: Moments) => truth / people;

/** Returns the share of people who have a score that counts. */
export const keptShare = ({ kept, people }: Moments) => kept / people;

/** Returns the mean score. */
export const meanScore = ({ measured, kept }: Moments) => measured / kept;

/** Returns the SD of the scores. */
export const scoreSpread = ({ kept, measured, measuredSquares }: Moments) =>
  spread(kept, measured, measuredSquares);

/** Returns the mean truth of people with a score minus the mean truth of all: people without a score are often extreme. */
export const lostTruth = (of: Moments) => of.keptTruth / of.kept - meanTruth(of);

/** Returns the SD of the truths of people with a score, divided by the SD of all truths. */
export const keptSpread = (of: Moments) =>
  spread(of.kept, of.keptTruth, of.keptTruthSquares) / spread(of.people, of.truth, of.truthSquares);

/** Returns the correlation of truth and score. */
export const recovered = (of: Moments) =>
  (of.products - (of.keptTruth * of.measured) / of.kept) /
  ((of.kept - 1) * spread(of.kept, of.keptTruth, of.keptTruthSquares) * scoreSpread(of));
