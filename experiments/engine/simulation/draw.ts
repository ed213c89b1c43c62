import { normalQuantile } from "@/lib/stats/distributions";
import { normal } from "@/lib/stats/normal";
import type { Random } from "@/lib/stats/random";
import type { CarelessClass } from "./simulator";

export const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** Traits of people that go together: the figures of `experiments/engine/simulation/simulated-people.json`. */
type Traits = {
  names: readonly string[];
  means: readonly number[];
  sds: readonly number[];
  skews: readonly number[];
  /** Lower triangle of the correlations, by rows: L where R = L L transposed. */
  triangle: readonly (readonly number[])[];
};

/**
 * Draws the traits of one person, in the order of their names: correlated normal deviates, bent where a trait is
 * skewed, then moved and stretched to mean and SD.
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

/** Draws an ex-Gaussian time, in ms. @param share of the SD that its exponential part has */
export function drawTime(mean: number, sd: number, share: number, random: Random): number {
  const tau = share * sd;
  const sigma = sd * Math.sqrt(1 - share * share);
  return mean - tau + sigma * normal(random) - tau * Math.log(1 - random());
}

/** A class of runs that are unlike the others, as the figures have it. */
export type CarelessFigures = {
  class: string;
  share: number;
  /** In each condition: share of trials with a response, and of these that are right. */
  responded: readonly number[];
  correct: readonly number[];
  rtMs: readonly { mean: number; sdBetween: number; sdWithin: number }[];
  correlationOfMeans: number;
};

/** A careless person: in each condition log-normal times, and how often a response comes and is right. */
export type CarelessPerson = {
  class: CarelessClass;
  conditions: readonly { lnMean: number; lnSd: number; responded: number; correct: number }[];
};

/** A mean time below this is no response to a stimulus. */
const SHORTEST_MEAN_MS = 80;

/** Draws whether a person is careless, and how; null for most. Takes the same random numbers either way. */
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

/** Steps of a search: the interval is then a millionth of what it was. */
const STEPS = 40;

/** Returns where a rising function has a value, between two ends. */
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

/** How many deviates stand for a normal distribution, at the middle of equal shares of it. */
const GRID = 200;

/** Deviates that stand for a standard normal distribution. */
export const NORMAL_GRID: readonly number[] = Array.from({ length: GRID }, (_, index) =>
  normalQuantile((index + 0.5) / GRID),
);

/**
 * Returns the mean truth of the people that were fitted, and how far a trait has to be moved to move that mean.
 * @param meanTruth where the trait is moved by so much; rises with it
 * @param ends between which the move lies
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
