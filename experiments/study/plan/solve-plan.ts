import { isInGroups } from "@/experiments/study/document/compared-share";
import { highestObserved } from "@/experiments/study/document/observed-correlation";
import { MOST_PEOPLE } from "@/experiments/study/document/plan-schema";
import type { Plan } from "@/experiments/study/document/schema";
import {
  correlation,
  type Design,
  oneMean,
  oneProportion,
  reaches,
  type Test,
  twoMeans,
  twoProportions,
} from "@/lib/stats/power";
import { type FiguresAt, figuresAt } from "./figures-at";
import { peopleToRecruit } from "./people-to-recruit";
import type { AtPeople, Figure, Gap, PeopleNeeded, PlanInputs, PlanResult } from "./plan-types";

/** If a plan needs fewer people than this number, any sensible sample is large enough. */
export const ANY_SAMPLE = 10;

export const DEFAULTS = { alpha: 0.05, tests: 1, power: 0.8, loss: 0 } as const;

/**
 * Returns the α and the sides of each test of a plan. The α of the plan is divided by its number of tests (Bonferroni).
 */
export const testOf = ({
  alpha = DEFAULTS.alpha,
  tests = DEFAULTS.tests,
  sides,
}: Pick<Plan, "alpha" | "tests" | "sides">): Test => ({
  alpha: alpha / tests,
  sides: sides === "one" ? 1 : 2,
});

/** Returns the figures of the measure that the author of a plan states. */
export const givenOf = ({ sd, reliability, retest }: Plan) => ({
  ...(sd !== undefined && { sd }),
  ...(reliability !== undefined && { reliability }),
  ...(retest !== undefined && { retest }),
});

/** Returns the effect in the unit of the measure, or the correlation; null if the plan does not state an effect. */
export const effectOf = ({ effect }: Pick<Plan, "effect">): number | null => {
  if (effect === undefined) return null;
  const value = typeof effect === "object" ? effect.d * effect.sd : effect;
  return value === 0 ? null : value;
};

/**
 * The number from which an answer is computed, such as an SD or a product of reliabilities, with its interval, and the
 * design that results from this number.
 */
export type Basis = { value: number; low: number; high: number; designOf(value: number): Design };

/**
 * Returns the reliability of the other measure in a correlation. The plan determines whether this is the reliability
 * within one session or on another day.
 */
export function otherReliability({
  plan,
  other,
}: Pick<PlanInputs, "plan" | "other">): Figure | null {
  const given = plan.other ?? {};
  const figures = figuresAt(other?.data ?? null, other?.trials ?? null, {
    ...(given.reliability !== undefined && { reliability: given.reliability }),
    ...(given.retest !== undefined && { retest: given.retest }),
  });
  return plan.when === "anotherDay" ? figures.anotherDay : figures.sameSession;
}

/**
 * Returns the product of two independent positive reliabilities and its interval. The interval combines the intervals
 * of both reliabilities on the logarithmic scale (Zou & Donner 2008, doi:10.1002/sim.3095). A reliability without an
 * interval is treated as known.
 */
function productOf(a: Figure, b: Figure): { value: number; low: number; high: number } {
  const gap = (of: "low" | "high", { value, [of]: end }: Figure) => {
    if (end === null) return 0;
    // If the interval of a reliability includes 0, the number of people has no upper limit.
    return end > 0 ? Math.log(end / value) : Number.NEGATIVE_INFINITY;
  };
  const value = a.value * b.value;
  return {
    value,
    low: value * Math.exp(-Math.hypot(gap("low", a), gap("low", b))),
    // The product is at most 1, because reliabilities cannot exceed 1.
    high: Math.min(1, value * Math.exp(Math.hypot(gap("high", a), gap("high", b)))),
  };
}

const fixed = (design: Design): Basis => ({ value: 1, low: 1, high: 1, designOf: () => design });

/** Returns the basis of an answer that is computed from an SD. */
function spread({ value, low, high }: Figure, designOf: (sd: number) => Design): Basis {
  return { value, low: low ?? value, high: high ?? value, designOf };
}

/**
 * Returns the SD of the second group divided by the SD of the first group; null if the second group has another measure whose
 * SD is unknown.
 * @param second figures of the second group's measure; null if both groups have the same figures
 */
function sdRatioOf(
  { groups, sd: stated }: Plan,
  { sd }: FiguresAt,
  second: FiguresAt | null,
): number | null {
  if (groups?.sdRatio !== undefined) return groups.sdRatio;
  if (!second || stated !== undefined) return 1;
  return sd && second.sd && second.sd.value / sd.value;
}

/**
 * Returns the SD of the first of two groups with an interval. If the SD of each group is a figure of its own measure, the
 * interval is the interval of the sum of both variances, by the method of Zou and Donner (2008, doi:10.1002/sim.3095), on the
 * scale of the first SD.
 */
function spreadOfTwo(sd: Figure, second: Figure | null): Figure {
  if (!second) return sd;
  const all = sd.value ** 2 + second.value ** 2;
  const end = (of: "low" | "high", sign: 1 | -1) => {
    const gap = ({ value, [of]: limit }: Figure) => (limit === null ? 0 : limit ** 2 - value ** 2);
    return sd.value * Math.sqrt((all + sign * Math.hypot(gap(sd), gap(second))) / all);
  };
  return { ...sd, low: end("low", -1), high: end("high", 1) };
}

/** Returns the SD of the difference of two scores of the same people. */
const sdOfDifference = (
  [one, other]: readonly [number, number],
  [reliability, otherReliability]: readonly [number, number],
  rho: number,
) =>
  Math.sqrt(
    one ** 2 + other ** 2 - 2 * rho * one * other * Math.sqrt(reliability * otherReliability),
  );

/** Returns the ratio of the correlation that the planned measures show to the correlation in the original study. */
function shownFrom(plan: Plan, product: number): number {
  return plan.observedWith ? Math.sqrt(product) / highestObserved(plan) : 1;
}

/**
 * Returns the basis of the answer to a question, given the figures of its measure, or the missing values.
 * @param other the reliability of the other measure of a correlation
 * @param second figures of the second side's measure (`secondFigures`); null if both sides have the same figures
 */
export function basisOf(
  plan: Plan,
  figures: FiguresAt,
  other: Figure | null,
  second: FiguresAt | null = null,
): { basis: Basis } | { gaps: readonly Gap[] } {
  const { question, reference, groups = {} } = plan;
  const { sizeRatio = 1 } = groups;
  const { sd, sameSession, spreadOf } = figures;
  switch (question) {
    case "proportion":
      return { basis: fixed(oneProportion(reference ?? 0.5)) };
    case "proportions":
      return { basis: fixed(twoProportions(reference ?? 0.5, sizeRatio)) };
    case "effect":
    case "mean":
      return sd ? { basis: spread(sd, oneMean) } : { gaps: ["sd"] };
    case "groups": {
      const sdRatio = sdRatioOf(plan, figures, second);
      if (!sd || sdRatio === null) return { gaps: ["sd"] };
      const isOwn = groups.sdRatio !== undefined || plan.sd !== undefined;
      const both = spreadOfTwo(sd, isOwn ? null : (second?.sd ?? null));
      return { basis: spread(both, (each) => twoMeans([each, each * sdRatio], sizeRatio)) };
    }
    case "change": {
      const { rho } = plan;
      const gaps: Gap[] = [];
      const [sd2, sameSession2] = second ? [second.sd, second.sameSession] : [sd, sameSession];
      if (!sd || !sd2) gaps.push("sd");
      if (!sameSession || !sameSession2) gaps.push("reliability");
      if (rho === undefined) gaps.push("rho");
      if (!sd || !sd2 || !sameSession || !sameSession2 || rho === undefined) return { gaps };
      // No joint draws of two measures exist, so the answer has no interval.
      if (second) {
        const reliabilities = [sameSession.value, sameSession2.value] as const;
        const change = sdOfDifference([sd.value, sd2.value], reliabilities, rho);
        return { basis: { value: change, low: change, high: change, designOf: oneMean } };
      }
      // The variance is 2 tau² (1 − rho) + 2 × the error variance. For a difference, the error variance is 4 sigma² /
      // k.
      const value = sd.value * Math.sqrt(2 * (1 - sameSession.value * rho));
      const ends = spreadOf(({ between, error }) =>
        Math.sqrt(2 * between * (1 - rho) + 2 * error),
      ) ?? { low: 1, high: 1 };
      return {
        basis: {
          value,
          low: value * ends.low,
          high: value * ends.high,
          designOf: oneMean,
        },
      };
    }
    case "correlation": {
      const isOtherDay = plan.when === "anotherDay";
      const around = effectOf(plan) ?? 0;
      // If the reliabilities in the original study are not stated, they are assumed to equal the reliabilities of the
      // planned measures.
      if (plan.observed && !plan.observedWith) return { basis: fixed(correlation(1, around)) };
      const reliability = isOtherDay ? figures.anotherDay : sameSession;
      const gaps: Gap[] = [];
      // A published reliability of 0 or less cannot be used, because differences between scores are then due to chance
      // alone.
      const isUsable = (figure: Figure | null) => figure !== null && figure.value > 0;
      if (!isUsable(reliability)) gaps.push(isOtherDay ? "retest" : "reliability");
      if (!isUsable(other)) gaps.push(isOtherDay ? "otherRetest" : "otherReliability");
      if (!reliability || !other || gaps.length > 0) return { gaps };
      return {
        basis: {
          ...productOf(reliability, other),
          designOf: (product) =>
            correlation(plan.observed ? shownFrom(plan, product) : Math.sqrt(product), around),
        },
      };
    }
  }
}

/**
 * Returns the unrounded total number of people that a design needs for the goal of a plan; Infinity beyond the limit.
 * @param near an approximate number, which shortens the search
 */
export function peopleFor(design: Design, plan: Plan, test: Test, near?: number): number {
  const { goal = "power", power = DEFAULTS.power, width = 0 } = plan;
  const effect = effectOf(plan) ?? 0;
  const of: Record<NonNullable<Plan["goal"]>, (n: number) => number> = {
    power: (n) => design.power(effect, n, test),
    equivalence: (n) => design.equivalence(Math.abs(effect), n, test),
    width: (n) => -design.width(n, test),
    smallestEffect: () => 1,
  };
  return reaches(of[goal], goal === "width" ? -width : power, design.least, MOST_PEOPLE, near);
}

/** Returns the sizes of the groups, rounded up. @param exact number of people in all groups together */
function sizesFor(plan: Plan, exact: number): number[] {
  // The solver has a numerical error. If the exact result is a whole number, this error must not add a person.
  const up = (value: number) => Math.ceil(value - 1e-7);
  if (!isInGroups(plan)) return [up(exact)];
  const ratio = plan.groups?.sizeRatio ?? 1;
  return [up(exact / (1 + ratio)), up((exact * ratio) / (1 + ratio))];
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/**
 * Returns the number of people in a study, given the number whose data the test uses; Infinity beyond the limit.
 * @param share the share of the participants whose data the test uses
 */
function inStudy(compared: number, share: number): number {
  // A share such as 2/3 is not exact in binary. Without the tolerance, 128 / (2/3) could be rounded up to 193.
  const people = Math.ceil(compared / share - 1e-7);
  return people > MOST_PEOPLE && share < 1 ? Number.POSITIVE_INFINITY : people;
}

const recruited = (analysed: number, { loss = DEFAULTS.loss }: Plan) =>
  peopleToRecruit(analysed, loss);

/** @param share the share of the participants whose data the test uses */
function needOf(basis: Basis, plan: Plan, test: Test, share: number): PeopleNeeded {
  const totalAt = (value: number, near?: number) => {
    const exact = peopleFor(basis.designOf(value), plan, test, near);
    const groups = sizesFor(plan, exact);
    return { exact, groups, total: inStudy(sum(groups), share) };
  };
  const { exact, groups, total } = totalAt(basis.value);
  const ends =
    basis.low === basis.high
      ? null
      : [basis.low, basis.high].map((value) => totalAt(value, exact).total).sort((a, b) => a - b);
  return {
    exact: isInGroups(plan) ? exact / (1 + (plan.groups?.sizeRatio ?? 1)) : exact,
    groups,
    total,
    low: ends?.[0] ?? null,
    high: ends?.[1] ?? null,
    recruited: recruited(total, plan),
    isAny: sum(groups) < ANY_SAMPLE,
  };
}

/** Returns the power, the width of the interval and the smallest detectable effects for a number of people. */
function atPeople(basis: Basis, plan: Plan, test: Test, people: number, share: number): AtPeople {
  const { goal = "power", power = DEFAULTS.power } = plan;
  const design = basis.designOf(basis.value);
  const effect = effectOf(plan);
  const ratio = plan.groups?.sizeRatio ?? 1;
  const compared = people * share;
  const groups = isInGroups(plan)
    ? [
        Math.round(compared / (1 + ratio)),
        Math.round(compared) - Math.round(compared / (1 + ratio)),
      ]
    : [Math.round(compared)];
  const isEnough = compared >= design.least && groups.every((each) => each >= 2);
  const { least, most, mostDecrease } = effectsOf(plan, basis);
  const smallestUpTo = (end: number, sign: 1 | -1) => {
    if (!isEnough || goal !== "smallestEffect" || end <= least) return null;
    const found = reaches((each) => design.power(sign * each, compared, test), power, least, end);
    return Number.isFinite(found) ? found : null;
  };
  return {
    people,
    groups,
    recruited: recruited(people, plan),
    power:
      isEnough && effect !== null && goal !== "width" && goal !== "smallestEffect"
        ? goal === "equivalence"
          ? design.equivalence(Math.abs(effect), compared, test)
          : design.power(effect, compared, test)
        : null,
    width: isEnough ? design.width(compared, test) : null,
    smallest: smallestUpTo(most, 1),
    smallestDecrease: mostDecrease === null ? null : smallestUpTo(mostDecrease, -1),
    isTooFew: !isEnough,
  };
}

/** The minimum distance between an effect and its bound, because an effect cannot reach its bound. */
const SHORT_OF = 1e-9;

/**
 * Returns the range in which the smallest effect is searched for. True correlations are below 1, and a proportion plus
 * its effect is between 0 and 1. For proportions, there are two searches: for increases and for decreases.
 */
export function effectsOf(plan: Plan, { value }: Pick<Basis, "value">) {
  const { question, reference = 0.5 } = plan;
  if (question === "correlation")
    return { least: 1e-4, most: highestObserved(plan) - SHORT_OF, mostDecrease: null };
  if (question === "proportion" || question === "proportions")
    return {
      least: 1e-4,
      most: 1 - reference - SHORT_OF,
      mostDecrease: reference - SHORT_OF,
    };
  return { least: value * 1e-4, most: value * 1e9, mostDecrease: null };
}

/** Returns the values that the plan must still state before its answer can be computed. */
function statedGaps(plan: Plan): Gap[] {
  const { goal = "power" } = plan;
  if (goal === "width") return plan.width === undefined ? ["width"] : [];
  if (goal === "smallestEffect") return plan.people === undefined ? ["people"] : [];
  return effectOf(plan) === null ? ["effect"] : [];
}

/** Returns the figures of the plan's measure at the number of trials of its step. */
const measureFigures = ({ plan, measure }: PlanInputs, trials = measure.trials) =>
  figuresAt(measure.data, trials, givenOf(plan));

/**
 * Returns the figures of the second side's measure; null if both sides have the same figures, because they have the same
 * measure at the same number of trials.
 */
export function secondFigures({ plan, measure, second }: PlanInputs): FiguresAt | null {
  if (!second || (second.data === measure.data && second.trials === measure.trials)) return null;
  return figuresAt(second.data, second.trials, givenOf(plan));
}

/** Returns the basis of a plan's answer; null if a value is missing. */
export function basisFor(inputs: PlanInputs): Basis | null {
  const found = basisOf(
    inputs.plan,
    measureFigures(inputs),
    otherReliability(inputs),
    secondFigures(inputs),
  );
  return "basis" in found ? found.basis : null;
}

/** Returns the SD of the second group divided by the SD of the first group; 1 if it is unknown. */
export const sdRatioFor = (inputs: PlanInputs): number =>
  sdRatioOf(inputs.plan, measureFigures(inputs), secondFigures(inputs)) ?? 1;

/**
 * Returns the number of people that a plan needs with the parameters of its step, the results for the number of people
 * that the plan states, and the figures from which both are computed. `gaps` lists the values that are not stated or
 * not known, because missing values are never guessed.
 */
export function solvePlan(inputs: PlanInputs): PlanResult {
  const { plan, measure, share } = inputs;
  const test = testOf(plan);
  const figures = measureFigures(inputs);
  const other = otherReliability(inputs);
  const found = basisOf(plan, figures, other, secondFigures(inputs));
  const basis = "basis" in found ? found.basis : null;
  const gaps: Gap[] = [...statedGaps(plan), ...("gaps" in found ? found.gaps : [])];
  const isSolvable = basis !== null && gaps.length === 0;
  const isOtherDay = plan.when === "anotherDay";
  const asked = isOtherDay ? figures.anotherDay : figures.sameSession;
  const kind = isOtherDay ? "anotherDay" : "sameSession";
  return {
    gaps,
    need: isSolvable && plan.goal !== "smallestEffect" ? needOf(basis, plan, test, share) : null,
    at:
      isSolvable && plan.people !== undefined
        ? atPeople(basis, plan, test, plan.people, share)
        : null,
    sd: figures.sd,
    reliability: asked && { ...asked, kind },
    sameSession: figures.sameSession,
    anotherDay: figures.anotherDay,
    otherReliability: plan.question === "correlation" ? other : null,
    effect: basis && shownEffect(plan, basis),
    alpha: test.alpha,
    power: plan.power ?? DEFAULTS.power,
    trials: measure.trials,
    kept: figures.kept,
    isBeyondData: figures.isBeyondData,
    implied: impliedCorrelation(plan),
  };
}

/**
 * Returns the true correlation that an observed correlation implies; null if the plan does not state the reliabilities.
 */
export function impliedCorrelation(plan: Plan): number | null {
  const stated = effectOf(plan);
  if (plan.question !== "correlation" || !plan.observed || !plan.observedWith || stated === null)
    return null;
  return stated / highestObserved(plan);
}

function shownEffect(plan: Plan, { value }: Basis): PlanResult["effect"] {
  const stated = effectOf(plan);
  if (stated === null) return null;
  if (plan.question === "proportion" || plan.question === "proportions")
    return { stated, shown: stated };
  if (plan.question !== "correlation") return { stated, shown: stated / value };
  if (!plan.observed) return { stated, shown: stated * Math.sqrt(value) };
  return { stated, shown: plan.observedWith ? stated * shownFrom(plan, value) : stated };
}
