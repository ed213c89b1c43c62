import { upperTQuantile } from "@/lib/stats/distributions";
import { normal } from "@/lib/stats/normal";
import { correlation, type Design, oneMean, type Test, twoMeans } from "@/lib/stats/power";
import { type Random, seededRandom, seedsFor } from "@/lib/stats/random";
import { mean, variance } from "@/lib/stats/statistics";
import type { SimulatedResult } from "./participants";
import { correlationOf } from "./recovery";

/** What a simulated study asks: one of the questions of a plan (docs/planning.md). */
type PowerQuestion =
  /** Whether the mean differs from a value by so much. */
  | { kind: "mean"; reference: number; effect: number }
  /** Whether two groups of equal size differ by so much. */
  | { kind: "groups"; effect: number }
  /** Whether the true score correlates with the truth of another measure of this reliability. */
  | { kind: "correlation"; effect: number; otherReliability: number };

export type PowerDesign = PowerQuestion & {
  /** Who takes part, in both groups together. */
  people: number;
  /** The share of them that the plan does not expect to analyse: the formula’s, people lose their scores by themselves. */
  loss?: number;
  test: Test;
};

/** The people that studies are drawn from. */
export type PowerPools = {
  /** Of whom the question is asked; the first group of two. */
  pool: readonly SimulatedResult[];
  /** The same people with the difference added: the second group of two. */
  other?: readonly SimulatedResult[];
};

/** Why the formula and the simulation differ, and by how much power. */
type GapReason = "exclusions" | "spread" | "careless" | "shape";

export type PowerResult = {
  power: number;
  /** The 95 % interval, which counts the studies drawn and the people of the pool. */
  low: number;
  high: number;
  studies: number;
  /** The share of the people drawn who have a score that counts. */
  analysed: number;
  /** By the formula with the published figures; null where there are none for these settings. */
  formula: number | null;
  /** By the formula with the figures of the simulated people. */
  own: number;
  /** Named where the formula lies outside the interval, the largest first; each a share of 1. */
  gap: readonly { reason: GapReason; by: number }[];
};

/** For the interval: pools drawn from the people, and studies of each. */
const POOLS = 200;
const STUDIES_OF_POOL = 100;

type Person = { truth: number; measured: number | null };

/** Critical values by their degrees of freedom, in whole numbers. */
function criticalValues({ alpha, sides }: Test): (df: number) => number {
  const known: number[] = [];
  return (df) => {
    const whole = Math.max(1, Math.floor(df));
    known[whole] ??= upperTQuantile(alpha / sides, whole);
    return known[whole];
  };
}

/** Whether a value of t is significant, in the direction of the effect where only that is asked. */
const isFound = (t: number, critical: number, { sides }: Test, effect: number) =>
  sides === 2 ? Math.abs(t) > critical : t * Math.sign(effect) > critical;

/** Mean and squared standard error of the scores of so many people drawn with replacement. */
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

type Study = (
  pools: { pool: readonly Person[]; other: readonly Person[] },
  random: Random,
) => boolean;

/** Returns what draws one study and tells whether it finds the effect. */
function studyOf(design: PowerDesign, pool: readonly Person[]): Study {
  const { test, people, effect } = design;
  const critical = criticalValues(test);
  if (design.kind === "mean")
    return ({ pool: own }, random) => {
      const { n, centre, error } = drawGroup(own, people, random);
      return isFound((centre - design.reference) / Math.sqrt(error), critical(n - 1), test, effect);
    };
  if (design.kind === "groups") {
    const [first, second] = [Math.ceil(people / 2), Math.floor(people / 2)];
    return ({ pool: own, other }, random) => {
      const a = drawGroup(own, first, random);
      const b = drawGroup(other, second, random);
      const error = a.error + b.error;
      const df = error ** 2 / (a.error ** 2 / (a.n - 1) + b.error ** 2 / (b.n - 1));
      return isFound((b.centre - a.centre) / Math.sqrt(error), critical(df), test, effect);
    };
  }
  const truths = pool.map(({ truth }) => truth);
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

/** A pool of as many people, drawn from one with replacement; the same people in both groups. */
function resampled(pools: { pool: readonly Person[]; other: readonly Person[] }, random: Random) {
  const places = pools.pool.map(() => Math.floor(random() * pools.pool.length));
  return {
    pool: places.map((place) => pools.pool[place] as Person),
    other: pools.other.length ? places.map((place) => pools.other[place] as Person) : [],
  };
}

/** How much the power varies from pool to pool, beyond the luck of the studies. */
function varianceOfPools(powers: readonly number[]): number {
  const luck = mean(powers.map((power) => (power * (1 - power)) / STUDIES_OF_POOL));
  return Math.max(0, variance(powers) - luck);
}

/**
 * Returns the power of a design by simulation, step by step, so that whoever waits can show how far it is.
 * @param published SD of the scores in the published data, or for a correlation their reliability; null where none
 *   hold for these settings
 * @param studies drawn for the power
 * @returns the steps done so far, each time, then the result
 */
export function* powerBySimulation(
  design: PowerDesign,
  { pool, other = [] }: PowerPools,
  published: number | null,
  seed: number,
  studies: number,
): Generator<{ done: number; of: number }, PowerResult> {
  const pools = { pool, other };
  const study = studyOf(design, pool);
  const [drawSeed = 0, ...seeds] = seedsFor(seed, 1 + POOLS);
  const random = seededRandom(drawSeed);
  const power = shareOf(studies, () => study(pools, random));
  const powers: number[] = [];
  for (const own of seeds) {
    const ofPool = seededRandom(own);
    const drawn = resampled(pools, ofPool);
    powers.push(shareOf(STUDIES_OF_POOL, () => study(drawn, ofPool)));
    yield { done: powers.length, of: POOLS };
  }
  const half = 1.959964 * Math.sqrt((power * (1 - power)) / studies + varianceOfPools(powers));
  const [low, high] = [Math.max(0, power - half), Math.min(1, power + half)];
  const { formula, own, steps } = byFormula(design, pools, published);
  const isGap = formula !== null && (formula < low || formula > high);
  const gap = isGap ? reasonsOf([formula, ...steps], power - own) : [];
  const everybody = [...pool, ...other];
  const analysed = scored(everybody).length / everybody.length;
  return { power, low, high, studies, analysed, formula, own, gap };
}

/** A gap of less power than this is not worth a reason. */
const LEAST_GAP = 0.01;

const REASONS: readonly GapReason[] = ["exclusions", "spread", "careless"];

/**
 * Returns what each step from the formula to the simulation adds.
 * @param steps the power by the formula, as published and after each reason
 * @param rest what the formula lacks though it has the people's own figures: its shape
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

const scored = (people: readonly Person[]) => people.flatMap(({ measured }) => measured ?? []);

/** Returns the power by the formula: with the published figures, with these people's own, and the steps between. */
function byFormula(
  design: PowerDesign,
  { pool, other }: { pool: readonly SimulatedResult[]; other: readonly SimulatedResult[] },
  published: number | null,
) {
  const { people, loss = 0, test, effect } = design;
  const planned = people * (1 - loss);
  const careful = (among: readonly SimulatedResult[]) =>
    among.filter(({ careless }) => careless === null);
  const kept = scored(pool).length / pool.length;
  const powerOf = (formula: Design, size: number, n = people * kept) =>
    formula.power(size, Math.max(n, formula.least), test);

  if (design.kind === "correlation") {
    const { otherReliability } = design;
    const attenuation = (among: readonly SimulatedResult[]) => {
      const found = among.filter(({ measured }) => measured !== null);
      return correlationOf(
        found.map(({ truth }) => truth),
        found.map(({ measured }) => measured as number),
      );
    };
    const spreadOf = (among: readonly SimulatedResult[]) =>
      Math.sqrt(variance(among.map(({ truth }) => truth)));
    // Who has no score is often extreme: without them true scores vary less, and correlate less.
    const narrowed = spreadOf(pool.filter(({ measured }) => measured !== null)) / spreadOf(pool);
    const shownAs = (recovered: number) => {
      const own = effect * narrowed;
      const spread = otherReliability * (own ** 2 + 1 - effect ** 2) + 1 - otherReliability;
      return (recovered * Math.sqrt(otherReliability) * own) / Math.sqrt(spread);
    };
    const plain = correlation(1);
    const found = (recovered: number) => powerOf(plain, shownAs(recovered));
    const root = published === null ? null : Math.sqrt(published);
    const own = found(attenuation(pool));
    return {
      formula: root && powerOf(correlation(root * Math.sqrt(otherReliability)), effect, planned),
      own,
      steps: [root ? found(root) : own, found(attenuation(careful(pool))), own],
    };
  }

  const sdOf = (among: readonly Person[]) => Math.sqrt(variance(scored(among)));
  const formulaOf = (of: (among: readonly SimulatedResult[]) => readonly Person[]) =>
    design.kind === "mean" ? oneMean(sdOf(of(pool))) : twoMeans([sdOf(of(pool)), sdOf(of(other))]);
  const plan =
    published === null
      ? null
      : design.kind === "mean"
        ? oneMean(published)
        : twoMeans([published, published]);
  const all = (among: readonly SimulatedResult[]) => among;
  const meanOf = (among: readonly Person[]) => mean(scored(among));
  const found =
    design.kind === "mean" ? meanOf(pool) - design.reference : meanOf(other) - meanOf(pool);
  // What careless people add to the mean, besides what they do to the spread.
  const shift =
    design.kind === "mean"
      ? meanOf(pool) - meanOf(careful(pool))
      : found - (meanOf(careful(other)) - meanOf(careful(pool)));
  // Who has no score is often extreme: without them the true means lie elsewhere.
  const lost = (among: readonly SimulatedResult[]) =>
    mean(among.filter(({ measured }) => measured !== null).map(({ truth }) => truth)) -
    mean(among.map(({ truth }) => truth));
  const left = effect + (design.kind === "mean" ? lost(pool) : lost(other) - lost(pool));
  return {
    formula: plan && powerOf(plan, effect, planned),
    own: powerOf(formulaOf(all), found),
    steps: [
      plan ? powerOf(plan, left) : 0,
      powerOf(formulaOf(careful), left),
      powerOf(formulaOf(all), left + shift),
    ],
  };
}
