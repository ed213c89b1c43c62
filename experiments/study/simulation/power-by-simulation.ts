import { upperTQuantile } from "@/lib/stats/distributions";
import { normal } from "@/lib/stats/normal";
import type { Test } from "@/lib/stats/power";
import { type Random, seededRandom, seedsFor } from "@/lib/stats/random";
import { mean, variance } from "@/lib/stats/statistics";
import type { SimulatedResult } from "./participants";
import { keptShare, type Moments, momentsOf, sumOfMoments } from "./pool-moments";
import { centring, ownPower, powerByFormula } from "./power-by-formula";
import type { PowerDesign } from "./power-design";
import { correlationOf } from "./recovery";

/** The simulated people from whom studies are drawn. Two neighbours in a list were simulated as a pair (`poolOf`). */
export type PowerPools = {
  /** The people in the only group, or in the first of two groups. */
  pool: readonly SimulatedResult[];
  /** The people in the second of two groups. They are the people of the first group, with the difference added. */
  other?: readonly SimulatedResult[];
};

/** A reason why the formula and the simulation differ. */
type GapReason = "exclusions" | "spread" | "careless" | "shape";

export type PowerResult = {
  power: number;
  /**
   * The lower end of the 95 % interval. Its width depends on the numbers of drawn studies and of simulated people.
   */
  low: number;
  high: number;
  studies: number;
  /**
   * The number of recruited people who finish. Missing scores explain only a part of the planned loss, and people who
   * do not finish explain the rest.
   */
  finished: number;
  /** The average number of people who finish and have a valid score. */
  analysed: number;
  /**
   * The power according to the formula with the published figures; null if such figures do not exist or there are too
   * few people.
   */
  formula: number | null;
  /** The power according to the formula with the figures of the simulated people; null if too few have a score. */
  own: number | null;
  /**
   * The reasons for a difference between formula and simulation, the largest first. Each reason has the difference in
   * power that it explains, from 0 to 1. The list is empty if the result of the formula is within the interval.
   */
  gap: readonly { reason: GapReason; by: number }[];
};

/** The number of bootstrap samples of the simulated people. The interval is computed from these samples. */
const POOLS = 200;

type Person = { truth: number; measured: number | null };

/** Returns a function that returns the critical value of t, with the degrees of freedom rounded down. */
function criticalValues({ alpha, sides }: Test): (df: number) => number {
  const known: number[] = [];
  return (df) => {
    const whole = Math.max(1, Math.floor(df));
    known[whole] ??= upperTQuantile(alpha / sides, whole);
    return known[whole];
  };
}

/** Returns whether a value of t is significant. A one-sided test also requires that t has the sign of the effect. */
const isFound = (t: number, critical: number, { sides }: Test, effect: number) =>
  sides === 2 ? Math.abs(t) > critical : t * Math.sign(effect) > critical;

/** Draws people with replacement, and returns the mean and the squared standard error of their scores. */
function drawGroup(pool: readonly Person[], people: number, random: Random) {
  let [n, sum, squares] = [0, 0, 0];
  for (let index = 0; index < people; index += 1) {
    const { measured } = pool[Math.floor(random() * pool.length)] as Person;
    if (measured === null) continue;
    n += 1;
    sum += measured;
    squares += measured * measured;
  }
  const centre = sum / n;
  const spread = Math.max(0, (squares - n * centre * centre) / (n - 1));
  return { n, centre, error: spread / n };
}

type Pools = { pool: readonly Person[]; other: readonly Person[] };

type Study = (pools: Pools, random: Random) => boolean;

/** Divides the people of a design into two groups, and returns their sizes. */
function groupSizes({ people, sizeRatio = 1 }: { people: number; sizeRatio?: number }) {
  const first = Math.round(people / (1 + sizeRatio));
  return [first, people - first] as const;
}

/**
 * Returns a function that draws a study and returns whether the study detects the effect. @param pools all simulated
 * people
 */
function studyOf(design: PowerDesign, pools: Pools): Study {
  const { test, people, effect } = design;
  const critical = criticalValues(test);
  const added = centring(design, momentsOf(pools.pool), momentsOf(pools.other));
  if (design.kind === "mean")
    return ({ pool: own }, random) => {
      const { n, centre, error } = drawGroup(own, people, random);
      const difference = centre + added.pool - design.reference;
      return isFound(difference / Math.sqrt(error), critical(n - 1), test, effect);
    };
  if (design.kind === "groups") {
    const [first, second] = groupSizes(design);
    return ({ pool: own, other }, random) => {
      const a = drawGroup(own, first, random);
      const b = drawGroup(other, second, random);
      const error = a.error + b.error;
      const df = error ** 2 / (a.error ** 2 / (a.n - 1) + b.error ** 2 / (b.n - 1));
      const difference = b.centre + added.other - a.centre;
      return isFound(difference / Math.sqrt(error), critical(df), test, effect);
    };
  }
  const truths = pools.pool.map(({ truth }) => truth);
  const [centre, spread] = [mean(truths), Math.sqrt(variance(truths))];
  const unique = Math.sqrt(1 - effect ** 2);
  const [kept, noise] = [
    Math.sqrt(design.otherReliability),
    Math.sqrt(1 - design.otherReliability),
  ];
  return ({ pool: own }, random) => {
    const [scores, others]: [number[], number[]] = [[], []];
    for (let index = 0; index < people; index += 1) {
      const { truth, measured } = own[Math.floor(random() * own.length)] as Person;
      if (measured === null) continue;
      const trueOther = (effect * (truth - centre)) / spread + unique * normal(random);
      scores.push(measured);
      others.push(kept * trueOther + noise * normal(random));
    }
    const r = correlationOf(scores, others);
    const df = scores.length - 2;
    return isFound(r * Math.sqrt(df / (1 - r * r)), critical(df), test, effect);
  };
}

const shareOf = (count: number, isHit: () => boolean) => {
  let hits = 0;
  for (let index = 0; index < count; index += 1) if (isHit()) hits += 1;
  return hits / count;
};

/**
 * Returns the sums over each pair of neighbours. Neighbours were simulated as a pair, so the bootstrap also draws them
 * as a pair.
 */
function pairsOf(people: readonly SimulatedResult[]): Moments[] {
  return Array.from({ length: Math.ceil(people.length / 2) }, (_, pair) =>
    momentsOf(people.slice(2 * pair, 2 * pair + 2)),
  );
}

/**
 * Returns the variance of the power that is due to the choice of simulated people. It is computed from bootstrap
 * samples of pairs. The power in each sample is computed with the formula, because drawing studies would add a sampling
 * error.
 */
function* varianceOfPools(
  design: PowerDesign,
  { pool, other }: Required<PowerPools>,
  seeds: readonly number[],
): Generator<{ done: number; of: number }, number> {
  const [pairs, otherPairs] = [pairsOf(pool), pairsOf(other)];
  const powers: number[] = [];
  for (const [index, seed] of seeds.entries()) {
    const random = seededRandom(seed);
    const places = pairs.map(() => Math.floor(random() * pairs.length));
    const drawn = (from: readonly Moments[]) =>
      sumOfMoments(places.map((place) => from[place] as Moments));
    // The same draw is used for the two groups, because they consist of the same people.
    const power = ownPower(design, drawn(pairs), other.length ? drawn(otherPairs) : null);
    if (power !== null) powers.push(power);
    yield { done: index + 1, of: seeds.length };
  }
  return powers.length > 1 ? variance(powers) : 0;
}

/**
 * Computes the power of a design by simulation. The computation is divided into steps, so that the caller can display
 * the progress.
 * @param published SD of the scores in the published data or, for a correlation, their reliability; null if the data do
 * not apply to these parameters
 * @param studies number of studies to draw
 * @returns a generator that yields the progress and returns the result
 */
export function* powerBySimulation(
  asked: PowerDesign,
  { pool, other = [] }: PowerPools,
  published: number | null,
  seed: number,
  studies: number,
): Generator<{ done: number; of: number }, PowerResult> {
  const pools: Required<PowerPools> = { pool, other };
  const kept = keptShare(momentsOf([...pool, ...other]));
  const { people, loss = 0 } = asked;
  // If more scores are missing than the plan expects, all recruited people finish the study.
  const finished = Math.round(people * Math.min(1, (1 - loss) / kept));
  const design = { ...asked, people: finished };
  const study = studyOf(design, pools);
  const [drawSeed = 0, ...seeds] = seedsFor(seed, 1 + POOLS);
  const random = seededRandom(drawSeed);
  const power = shareOf(studies, () => study(pools, random));
  const ofPools = yield* varianceOfPools(design, pools, seeds);
  const half = 1.959964 * Math.sqrt((power * (1 - power)) / studies + ofPools);
  // The interval is limited to 0 and 1, because the power is a proportion of studies.
  const [low, high] = [Math.max(0, power - half), Math.min(1, power + half)];
  const { formula, own, steps } = powerByFormula(design, pools, published, people * (1 - loss));
  const isGap = formula !== null && (formula < low || formula > high);
  const gap = isGap && own !== null ? reasonsOf([formula, ...steps], power - own) : [];
  return { power, low, high, studies, finished, analysed: finished * kept, formula, own, gap };
}

/** The smallest difference between two powers that the page comments on. */
const LEAST_GAP = 0.01;

const REASONS: readonly GapReason[] = ["exclusions", "spread", "careless"];

/**
 * Returns the difference in power that each reason adds, from the formula to the simulation.
 * @param steps the power according to the formula, with the published figures and then after each reason
 * @param rest the difference that remains after all reasons; it is due to the shape of the distribution of scores
 */
function reasonsOf(steps: readonly number[], rest: number): PowerResult["gap"] {
  const known = REASONS.map((reason, index) => ({
    reason,
    by: (steps[index + 1] as number) - (steps[index] as number),
  }));
  return [...known, { reason: "shape" as const, by: rest }]
    .filter(({ by }) => Math.abs(by) >= LEAST_GAP)
    .sort((one, other) => Math.abs(other.by) - Math.abs(one.by));
}
