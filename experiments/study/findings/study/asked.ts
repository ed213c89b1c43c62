import { isInGroups } from "@/experiments/study/document/compared-share";
import {
  areSessions,
  type ComparedSide,
  comparedSides,
  hasTwoSides,
  plannedMeasures,
  retestVisits,
} from "@/experiments/study/document/compared-sides";
import { type AppliedRule, appliedRules } from "@/experiments/study/document/exclude-rule";
import { type NamedMeasure, namedMeasure } from "@/experiments/study/document/named-measure";
import type { Plan, ProtocolDocument } from "@/experiments/study/document/schema";
import { isAppStep, isDoneIn, taskOf } from "@/experiments/study/document/step-kind";
import { isAt } from "@/experiments/study/document/visits";
import type { MeasureRef } from "@/experiments/study/findings/findings";
import { refOf } from "@/experiments/study/findings/run-scores";
import { effectOf, solvePlan } from "@/experiments/study/plan/solve-plan";
import type { ReadSession } from "@/experiments/study/reading/read-session";
import { KNOWN } from "./known-apps";
import { planInputsOf } from "./plan-inputs";
import { isTask, stepsOfData } from "./study-steps";

/** One side of the planned comparison; null means all conditions, or all visits. */
export type AskedSide = { condition: string | null; visit: string | null; measure: MeasureRef };

/** The question that the plan asks about the data. Without a plan, the question is about the first measure. */
export type Asked = {
  plan: Plan | null;
  /**
   * How values are compared: one value of each person, two groups of people, two values of each person, or two measures.
   * Null if a plan's question cannot be answered with measures.
   */
  kind: "one" | "groups" | "pairs" | "correlation" | null;
  /** The planned measures. Without a plan, the first measure of the first task. */
  measures: readonly MeasureRef[];
  /** The two sides of a comparison; null without a comparison, or if the sides are not known. */
  sides: readonly [AskedSide, AskedSide] | null;
  rules: readonly AppliedRule[];
  /**
   * The smallest effect that matters, as a positive number in the unit of the data; null if the plan does not state it.
   * The plan of a correlation states a correlation of true scores; measurement error attenuates it in the data, so it
   * is multiplied by the root of the planned reliabilities.
   */
  margin: number | null;
  /** Whether each person does all conditions, one in each session. */
  areSessions: boolean;
  /**
   * Returns the planned measures that a participant in a condition should have at a visit (null in a study without visits).
   * Without a plan, only tasks can lack a score,
   * because anybody may leave out the first question of a survey.
   */
  neededIn(condition: string | null, visit: string | null): readonly MeasureRef[];
};

const refOfNamed = ({ step, measure }: NamedMeasure): MeasureRef =>
  refOf(step.id, taskOf(step), measure.id);

const uniqueByName = (refs: readonly MeasureRef[]): MeasureRef[] => [
  ...new Map(refs.map((ref) => [ref.name, ref])).values(),
];

/** Returns the question about a study without a document: the mean of the first measure of the first task. */
function withoutDocument(sessions: readonly ReadSession[]): Asked {
  const steps = stepsOfData(sessions, null);
  const first = steps.find(isTask) ?? steps[0];
  const [id] = first?.measures ?? [];
  const measures = first && id !== undefined ? [refOf(first.step, first.task, id)] : [];
  return {
    plan: null,
    kind: "one",
    measures,
    sides: null,
    rules: [],
    margin: null,
    areSessions: false,
    neededIn: () => (first && isTask(first) ? measures : []),
  };
}

/**
 * Returns the two visits that a change without conditions compares in a document without visits: the first two visits of
 * the data.
 */
function visitSides(
  sessions: readonly ReadSession[],
  measure: MeasureRef | undefined,
): [AskedSide, AskedSide] | null {
  const visits = new Set(sessions.flatMap(({ visit }) => visit ?? []));
  const [first, second] = visits;
  if (!measure || first === undefined || second === undefined) return null;
  return [
    { condition: null, visit: first, measure },
    { condition: null, visit: second, measure },
  ];
}

const atVisit = (visit: string, measure: MeasureRef | undefined): AskedSide | null =>
  measure ? { condition: null, visit, measure } : null;

const askedSide = ({ condition, visit, measure }: ComparedSide): AskedSide | null =>
  measure && { condition, visit, measure: refOfNamed(measure) };

const KINDS = {
  effect: "one",
  mean: "one",
  groups: "groups",
  change: "pairs",
  correlation: "correlation",
  // A proportion counts people who did something, and the measures are scores of each person (`check-plan-design.ts`).
  proportion: null,
  proportions: null,
} as const;

function marginOf(content: ProtocolDocument, plan: Plan): number | null {
  const stated = effectOf(plan);
  if (stated === null || plan.question !== "correlation") return stated && Math.abs(stated);
  const inputs = planInputsOf(content);
  const shown = inputs && solvePlan(inputs).effect?.shown;
  return typeof shown === "number" && Number.isFinite(shown) ? Math.abs(shown) : null;
}

function withPlan(content: ProtocolDocument, plan: Plan, sessions: readonly ReadSession[]): Asked {
  const named = plannedMeasures(content, KNOWN, plan);
  const retest = retestVisits(content, KNOWN, plan);
  // A retest correlates a measure with itself.
  const measures = retest ? named.map(refOfNamed) : uniqueByName(named.map(refOfNamed));
  const compared = comparedSides(content, KNOWN, plan);
  const [one, other] = retest
    ? retest.map((visit, index) => atVisit(visit, measures[index]))
    : (compared?.map(askedSide) ?? []);
  const sides: Asked["sides"] =
    one && other
      ? [one, other]
      : hasTwoSides(plan) && !isInGroups(plan) && !compared && !content.visits
        ? visitSides(sessions, measures[0])
        : null;
  const isDone = (ref: MeasureRef, condition: string | null, visit: string | null) =>
    content.steps.some(
      (step) => step.id === ref.step && isDoneIn(step, condition) && isAt(step, visit),
    );
  return {
    plan,
    kind: KINDS[plan.question],
    measures,
    sides,
    rules: appliedRules(content, KNOWN),
    margin: marginOf(content, plan),
    areSessions: areSessions(content),
    neededIn: (condition, visit) => {
      const own = sides?.filter((side) => side.condition === null || side.condition === condition);
      const here = own?.filter((side) => side.visit === null || side.visit === visit) ?? [];
      // A visit that the plan does not compare needs none of its measures.
      if (own && own.length > 0 && here.length === 0) return [];
      const refs = here.length > 0 ? uniqueByName(here.map(({ measure }) => measure)) : measures;
      return refs.filter((ref) => isDone(ref, condition, visit));
    },
  };
}

/**
 * Returns the question that the plan of a document asks.
 * @param sessions the sessions of the study in the order of their start
 */
export function askedOf(
  document: ProtocolDocument | null,
  sessions: readonly ReadSession[],
): Asked {
  if (!document) return withoutDocument(sessions);
  if (document.plan) return withPlan(document, document.plan, sessions);
  const named = namedMeasure(document, KNOWN, undefined);
  if (!named) return { ...withoutDocument(sessions), areSessions: areSessions(document) };
  const measures = [refOfNamed(named)];
  return {
    plan: null,
    kind: "one",
    measures,
    sides: null,
    rules: [],
    margin: null,
    areSessions: areSessions(document),
    neededIn: (condition, visit) =>
      isAppStep(named.step) && isDoneIn(named.step, condition) && isAt(named.step, visit)
        ? measures
        : [],
  };
}
