import { normalQuantile } from "@/lib/stats/distributions";
import { normal } from "@/lib/stats/normal";
import type { Random } from "@/lib/stats/random";
import type { CarelessClass } from "./simulator";

export const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** The joint distribution of correlated traits, as in `experiments/engine/simulation/simulated-people.json`. */
type Traits = {
  names: readonly string[];
  means: readonly number[];
  sds: readonly number[];
  skews: readonly number[];
  /** The rows of the lower triangular matrix L, where the correlation matrix R equals L times L transposed. */
  triangle: readonly (readonly number[])[];
};

/**
 * Draws the traits of one person, in the order of their names. Correlated normal deviates are transformed if a trait is
 * skewed, and then scaled and shifted to the trait's SD and mean.
 */
export function drawTraits(
  { names, means, sds, skews, triangle }: Traits,
  random: Random,
): number[] {
  const deviates = names.map(() => normal(random));
  return names.map((_, trait) => {
    const row = triangle[trait] as readonly number[];
    const z = row.reduce((sum, weight, index) => sum + weight * (deviates[index] as number), 0);
    const skew = skews[trait] as number;
    const bent = (z + skew * (z * z - 1)) / Math.sqrt(1 + 2 * skew * skew);
    return (means[trait] as number) + (sds[trait] as number) * bent;
  });
}

/** Draws an ex-Gaussian time, in ms. @param share SD of the exponential component divided by the total SD */
export function drawTime(mean: number, sd: number, share: number, random: Random): number {
  const tau = share * sd;
  const sigma = sd * Math.sqrt(1 - share * share);
  return mean - tau + sigma * normal(random) - tau * Math.log(1 - random());
}

/** Parameters of a class of careless runs, as in simulated-people.json. */
export type CarelessFigures = {
  class: string;
  share: number;
  /**
   * For each condition, the share of trials with a response. `correct` is the share of correct responses among these
   * responses.
   */
  responded: readonly number[];
  correct: readonly number[];
  rtMs: readonly { mean: number; sdBetween: number; sdWithin: number }[];
  correlationOfMeans: number;
};

/** A careless person, with log-normal times and the rates of responses and of correct responses in each condition. */
export type CarelessPerson = {
  class: CarelessClass;
  conditions: readonly { lnMean: number; lnSd: number; responded: number; correct: number }[];
};

/** The smallest mean response time, ms. Responses to a stimulus cannot have a shorter mean. */
const SHORTEST_MEAN_MS = 80;

/**
 * Draws the class and rates of a careless person; null for most people. Always uses the same number of random numbers.
 */
export function drawCareless(
  classes: readonly CarelessFigures[],
  random: Random,
): CarelessPerson | null {
  const place = random();
  const [own, other] = [normal(random), normal(random)];
  let above = 0;
  const found = classes.find(({ share }) => {
    above += share;
    return place < above;
  });
  if (!found) return null;
  const { rtMs, responded, correct, correlationOfMeans: r } = found;
  return {
    class: found.class as CarelessClass,
    conditions: rtMs.map(({ mean, sdBetween, sdWithin }, index) => {
      const z = index === 0 ? own : r * own + Math.sqrt(Math.max(0, 1 - r * r)) * other;
      const centre = Math.max(SHORTEST_MEAN_MS, mean + sdBetween * z);
      const spread = Math.log1p((sdWithin / centre) ** 2);
      return {
        lnMean: Math.log(centre) - spread / 2,
        lnSd: Math.sqrt(spread),
        responded: responded[index] as number,
        correct: correct[index] as number,
      };
    }),
  };
}

/** The number of steps of a bisection. These steps reduce the interval to 1e-12 of its width. */
const STEPS = 40;

/** Returns the argument, within an interval, at which an increasing function has the given value. */
function solve(
  rising: (x: number) => number,
  value: number,
  [from, to]: readonly [number, number],
): number {
  let [low, high] = [from, to];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (rising(middle) < value) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/**
 * Number of deviates that represent a normal distribution. Each deviate is the centre of an equal share of the
 * distribution.
 */
const GRID = 200;

/** The deviates that represent a standard normal distribution. */
export const NORMAL_GRID: readonly number[] = Array.from({ length: GRID }, (_, index) =>
  normalQuantile((index + 0.5) / GRID),
);

/**
 * Returns two results: the mean true value of the fitted people (`typical`), and a function `movedBy`. Given a shift of
 * this mean, `movedBy` returns the necessary shift of the trait.
 * @param meanTruth returns the mean true value after a shift of the trait; a larger shift gives a larger mean
 * @param ends interval of possible shifts of the trait
 */
export function movedTrait(
  meanTruth: (moved: number) => number,
  ends: readonly [number, number],
): { typical: number; movedBy: (by: number) => number } {
  const typical = meanTruth(0);
  const moves = new Map([[0, 0]]);
  const movedBy = (by: number) => {
    const moved = moves.get(by) ?? solve(meanTruth, typical + by, ends);
    moves.set(by, moved);
    return moved;
  };
  return { typical, movedBy };
}
