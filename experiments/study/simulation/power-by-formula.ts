import { correlation, type Design, oneMean, twoMeans } from "@/lib/stats/power";
import type { SimulatedResult } from "./participants";
import {
  keptShare,
  keptSpread,
  lostTruth,
  type Moments,
  meanScore,
  meanTruth,
  momentsOf,
  recovered,
  scoreSpread,
} from "./pool-moments";
import type { PowerDesign } from "./power-design";

type Pools = { pool: readonly SimulatedResult[]; other: readonly SimulatedResult[] };

/**
 * Returns the constants that are added to every score. With these constants, the mean true score equals the mean of the
 * design. Without these constants, the two means would differ by chance, and the power would apply to another effect.
 * @param other people of the second group, if there are two groups
 */
export function centring(design: PowerDesign, pool: Moments, other: Moments | null) {
  if (design.kind === "mean")
    return { pool: design.reference + design.effect - meanTruth(pool), other: 0 };
  if (design.kind === "groups" && other)
    return { pool: 0, other: meanTruth(pool) + design.effect - meanTruth(other) };
  return { pool: 0, other: 0 };
}

/** Returns the power according to a formula; null if there are too few people for the formula. */
const powerOf = (formula: Design, effect: number, n: number, { test }: PowerDesign) =>
  n < formula.least ? null : formula.power(effect, n, test);

/** Returns the formula for a question about one mean or two means. @param sds SDs of the two groups */
const meansOf = (design: PowerDesign, sds: readonly [number, number]): Design =>
  design.kind === "groups" ? twoMeans(sds, design.sizeRatio) : oneMean(sds[0]);

/**
 * Returns the expected observed correlation in a pool of simulated people. People without a score often have extreme
 * true scores. If these people are left out, true scores vary less, so the correlation is smaller.
 */
function shownAs(design: PowerDesign & { kind: "correlation" }, pool: Moments, of: number): number {
  const { effect, otherReliability } = design;
  const own = effect * keptSpread(pool);
  const spread = otherReliability * (own ** 2 + 1 - effect ** 2) + 1 - otherReliability;
  return (of * Math.sqrt(otherReliability) * own) / Math.sqrt(spread);
}

/**
 * Returns the power according to the formula with the figures of the simulated people; null if too few have a score.
 */
export function ownPower(design: PowerDesign, pool: Moments, other: Moments | null): number | null {
  const n = design.people * keptShare(pool);
  if (design.kind === "correlation")
    return powerOf(correlation(1), shownAs(design, pool, recovered(pool)), n, design);
  const added = centring(design, pool, other);
  const found =
    design.kind === "mean"
      ? meanScore(pool) + added.pool - design.reference
      : meanScore(other ?? pool) + added.other - meanScore(pool);
  const formula = meansOf(design, [scoreSpread(pool), scoreSpread(other ?? pool)]);
  return powerOf(formula, found, n, design);
}

/**
 * Returns several powers according to the formula. The first power uses the published figures, and the last power uses
 * the figures of the simulated people. In between, one cause is added at a time: without people who have no score, with
 * the SD of the careful people, and with the careless people.
 * @param planned number of people that the plan expects to analyse
 */
export function powerByFormula(
  design: PowerDesign,
  { pool, other }: Pools,
  published: number | null,
  planned: number,
): { formula: number | null; own: number | null; steps: readonly number[] } {
  const careful = (among: readonly SimulatedResult[]) =>
    momentsOf(among.filter(({ careless }) => careless === null));
  const [all, carefulOnes] = [momentsOf(pool), careful(pool)];
  const [second, secondCareful] = other.length ? [momentsOf(other), careful(other)] : [null, null];
  const own = ownPower(design, all, second);
  const n = design.people * keptShare(all);
  const step = (formula: Design, effect: number) => powerOf(formula, effect, n, design) ?? 0;

  if (design.kind === "correlation") {
    const found = (of: number) => step(correlation(1), shownAs(design, all, of));
    const root = published === null ? null : Math.sqrt(published);
    return {
      formula:
        root &&
        powerOf(
          correlation(root * Math.sqrt(design.otherReliability)),
          design.effect,
          planned,
          design,
        ),
      own,
      steps: [root ? found(root) : (own ?? 0), found(recovered(carefulOnes)), own ?? 0],
    };
  }

  const plan = published === null ? null : meansOf(design, [published, published]);
  const byGroup = (of: (people: Moments) => number, one: Moments, two: Moments | null) =>
    two ? of(two) - of(one) : of(one);
  // This value is the effect that careless people have on the mean. Their effect on the SD is a separate value.
  const byCareless =
    byGroup(meanScore, all, second) - byGroup(meanScore, carefulOnes, secondCareful);
  const left = design.effect + byGroup(lostTruth, all, second);
  const spreads = (one: Moments, two: Moments | null) =>
    meansOf(design, [scoreSpread(one), scoreSpread(two ?? one)]);
  return {
    formula: plan && powerOf(plan, design.effect, planned, design),
    own,
    steps: [
      plan ? step(plan, left) : 0,
      step(spreads(carefulOnes, secondCareful), left),
      step(spreads(all, second), left + byCareless),
    ],
  };
}
