import { isInGroups } from "@/experiments/study/document/compared-share";
import { estimate, haveSpread, LEVEL } from "@/experiments/study/findings/estimate";
import type {
  Estimate,
  Flow,
  MeasureFinding,
  PlannedAndFound,
} from "@/experiments/study/findings/findings";
import type { Case } from "@/experiments/study/findings/people/cases";
import type { Asked } from "@/experiments/study/findings/study/asked";
import { planInputsOf } from "@/experiments/study/findings/study/plan-inputs";
import type { PlanInputs, PlanResult } from "@/experiments/study/plan/plan-types";
import {
  basisFor,
  DEFAULTS,
  effectsOf,
  sdRatioFor,
  solvePlan,
  testOf,
} from "@/experiments/study/plan/solve-plan";
import type { ReadDocument } from "@/experiments/study/reading/read-session";
import { wilsonAt } from "@/lib/stats/group-intervals";
import { reaches } from "@/lib/stats/power";
import { chiSquareQuantile } from "@/lib/stats/quantiles";
import { variance } from "@/lib/stats/statistics";
import { columnsOf, differencesOf } from "./compare";

const sum = (values: readonly number[]): number => values.reduce((total, each) => total + each, 0);

const finite = (value: number | null | undefined): number | null =>
  value !== null && value !== undefined && Number.isFinite(value) ? value : null;

/**
 * Returns the SD of the values within groups and its interval by chi-square, whose degrees of freedom are the number of
 * values minus the number of groups; null if a group has fewer than two values, or if its values do not vary.
 */
function sdWithin(groups: readonly (readonly number[])[]): Estimate | null {
  if (groups.some((values) => values.length < 2) || !groups.some(haveSpread)) return null;
  const df = sum(groups.map((values) => values.length - 1));
  const squares = sum(groups.map((values) => (values.length - 1) * variance(values)));
  const end = (p: number) => Math.sqrt(squares / chiSquareQuantile(p, df));
  const interval = { low: end((1 + LEVEL) / 2), high: end((1 - LEVEL) / 2) };
  return estimate(Math.sqrt(squares / df), interval);
}

/** With two people, the t has one degree of freedom, and a detectable effect of hundreds of SDs says nothing. */
const LEAST_PEOPLE = 3;

/**
 * Returns the smallest effect that the planned test detects at the planned SD with the planned power, or the smallest
 * margin within which it can show equivalence; null if the figures are unknown or people are missing.
 * @param groups the number of people in each group, or of all people
 */
function smallestEffect(inputs: PlanInputs, groups: readonly number[]): number | null {
  const [first = 0, second = 0] = groups;
  const { plan } = inputs;
  const sizeRatio = isInGroups(plan) ? second / first : 1;
  if (!(sizeRatio > 0 && Number.isFinite(sizeRatio))) return null;
  const people = { ...plan, groups: { ...plan.groups, sizeRatio } };
  const basis = basisFor({ ...inputs, plan: people });
  if (!basis) return null;
  const design = basis.designOf(basis.value);
  const n = sum(groups);
  const { least, most } = effectsOf(plan, basis);
  if (
    n < Math.max(LEAST_PEOPLE, design.least) ||
    !(least > 0 && most > least && Number.isFinite(most))
  )
    return null;
  const { power = DEFAULTS.power } = plan;
  const test = testOf(plan);
  const reached = (effect: number) =>
    plan.goal === "equivalence"
      ? design.equivalence(effect, n, test)
      : design.power(effect, n, test);
  return finite(reaches(reached, power, least, most));
}

/**
 * Returns the planned numbers of people in the groups of the test: the groups of the stated number or, without one, of
 * the number that the plan needs.
 */
function plannedGroups({ at, need }: PlanResult): readonly number[] | null {
  const groups = at?.groups ?? need?.groups ?? null;
  return groups?.every(Number.isFinite) ? groups : null;
}

/** Returns the stated groups if `people` is stated but the plan cannot be solved, for example without an effect. */
function statedGroups({ plan, share }: PlanInputs): readonly number[] | null {
  if (plan.people === undefined) return null;
  const compared = Math.round(plan.people * share);
  const half = Math.round(compared / 2);
  return isInGroups(plan) ? [half, compared - half] : [compared];
}

/** Returns the planned SD of the values that are tested: of one score, or of the change of a person. */
function plannedSd(inputs: PlanInputs, { sd }: PlanResult): number | null {
  const { question } = inputs.plan;
  if (question === "change") return finite(basisFor(inputs)?.value);
  if (question !== "groups") return finite(sd?.value);
  // The pooled SD of two groups of equal size whose SDs differ.
  return sd ? finite(sd.value * Math.sqrt((1 + sdRatioFor(inputs) ** 2) / 2)) : null;
}

/**
 * Returns the planned figures, each with the figure that was found. The smallest detectable effect is computed from the
 * planned SD; a power that is computed from the observed effect would only repeat the result. Null without a plan, or
 * if nobody began.
 * @param persons the number of people analysed, which counts where each person has one session
 * @param cases their values (`casesOf`)
 * @param finding the finding of the planned measure, which has its reliability
 */
export function plannedAndFound(
  document: ReadDocument | null,
  asked: Asked,
  persons: number,
  cases: readonly Case[],
  flow: Flow,
  finding: MeasureFinding | undefined,
): PlannedAndFound | null {
  const { plan } = asked;
  if (!plan || !document || (flow.visits[0] ?? { began: flow.began.total }).began === 0)
    return null;
  const inputs = planInputsOf(document.content);
  const result = inputs && solvePlan(inputs);
  const columns = columnsOf(asked, cases);
  const sizes = columns.map(({ length }) => length);
  const people = asked.kind === "groups" ? sizes : sizes.slice(0, 1);
  const groups = result && inputs && (plannedGroups(result) ?? statedGroups(inputs));
  const [firstVisit] = flow.visits;
  // Where a person has several sessions, somebody who is analysed in one of them may lack the value of another one. The
  // people found are therefore those with the planned values. The people who began are those of the first visit or, if
  // the conditions are sessions, of any session.
  const found = asked.kind === "pairs" || flow.people ? sum(people) : persons;
  const began = firstVisit?.began ?? flow.people?.began ?? flow.began.total;
  const lost = flow.people ? Math.max(0, began - found) : began - flow.analysed.total;
  const values = asked.kind === "pairs" ? [differencesOf(columns)] : columns;
  return {
    people: {
      planned: plan.people ?? finite(result?.need?.total),
      found,
    },
    groups: { planned: groups, found: people },
    sd: {
      planned: inputs && result && plannedSd(inputs, result),
      found: sdWithin(asked.kind === "correlation" ? values.slice(0, 1) : values),
    },
    reliability: {
      planned: finite(result?.reliability?.value),
      found: finding?.reliability?.estimate ?? null,
    },
    loss: {
      planned: plan.loss ?? null,
      found: estimate(lost / began, wilsonAt(lost, began, LEVEL)),
    },
    detectable: {
      planned: inputs && groups && smallestEffect(inputs, groups),
      found: inputs && smallestEffect(inputs, people),
    },
  };
}
