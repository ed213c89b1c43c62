import type { KnownApps } from "./fault";
import { type NamedMeasure, namedMeasure } from "./named-measure";
import type { Plan, ProtocolDocument, RunStep } from "./schema";
import { isRunStep } from "./step-kind";
import { visitsWith } from "./visits";

/** The fields of a document that determine the sides of a comparison. */
type Compared = Pick<ProtocolDocument, "steps" | "conditions" | "conditionsAre" | "visits">;

/** A rule of a plan that excludes participants from the analysis. */
export type ExcludeRule = NonNullable<Plan["exclude"]>[number];

/** One side of a planned comparison. */
export type ComparedSide = {
  /** The condition of the side; null if the side has all conditions. */
  condition: string | null;
  /** The visit of the side; null if the side has the first visit with a value, and in a study without visits. */
  visit: string | null;
  /** The measure of the side; null if the document does not have it. */
  measure: NamedMeasure | null;
};

/** Returns whether each person does all conditions, one in each session. */
export const areSessions = ({ conditionsAre }: Pick<ProtocolDocument, "conditionsAre">): boolean =>
  conditionsAre === "sessions";

/** Returns whether the answer to a plan's question is a difference between two sides. */
export const hasTwoSides = ({ question }: Pick<Plan, "question">): boolean =>
  question === "groups" || question === "proportions" || question === "change";

/**
 * Returns the two sides of the plan's comparison; the difference is the second side minus the first. Without
 * `compare`, the sides are the two groups, or the two sessions, of the document; in a change of a study with visits, the
 * first two visits that have the measure. Null if the plan does not compare, or if it does not state which two of several
 * conditions it compares.
 */
export function comparedSides(
  document: Compared,
  apps: KnownApps,
  plan: Plan,
): [ComparedSide, ComparedSide] | null {
  if (!hasTwoSides(plan)) return null;
  const side = ({
    condition = null,
    visit = null,
    measure = plan.measure,
  }: {
    condition?: string | null | undefined;
    visit?: string | null | undefined;
    measure?: string | undefined;
  }): ComparedSide => ({ condition, visit, measure: namedMeasure(document, apps, measure) });
  if (plan.compare) {
    const [first, second] = plan.compare;
    return [side(first), side(second)];
  }
  if (plan.question === "change" && document.visits) {
    const named = namedMeasure(document, apps, plan.measure);
    const [first, second] = named ? visitsWith(named.step, document) : [];
    return first !== undefined && second !== undefined
      ? [side({ visit: first }), side({ visit: second })]
      : null;
  }
  const { conditions = [] } = document;
  const isBetween = plan.question !== "change" || areSessions(document);
  const [first, second] = conditions;
  return isBetween && conditions.length === 2
    ? [side({ condition: first }), side({ condition: second })]
    : null;
}

/**
 * Returns the two visits between which a plan correlates a measure with itself, which is its test–retest reliability: the
 * first two visits that have the measure. Null for other plans.
 */
export function retestVisits(
  document: Compared,
  apps: KnownApps,
  { question, measure, other }: Plan,
): [string, string] | null {
  if (question !== "correlation" || other?.measure === undefined) return null;
  const one = namedMeasure(document, apps, measure);
  const same = namedMeasure(document, apps, other.measure);
  if (!one || one.step !== same?.step || one.measure !== same.measure) return null;
  const [first, second] = visitsWith(one.step, document);
  return first !== undefined && second !== undefined ? [first, second] : null;
}

/** Returns the measures that a plan is about: of both sides of a comparison, or of a correlation. */
export function plannedMeasures(document: Compared, apps: KnownApps, plan: Plan): NamedMeasure[] {
  const sides = comparedSides(document, apps, plan);
  const named = sides
    ? sides.map(({ measure }) => measure)
    : [
        namedMeasure(document, apps, plan.measure),
        plan.question === "correlation" && plan.other?.measure !== undefined
          ? namedMeasure(document, apps, plan.other.measure)
          : null,
      ];
  return named.filter((each) => each !== null);
}

/**
 * Returns the steps to whose runs an exclusion rule applies: the step that it names, or otherwise the steps of the
 * planned measures. The list is empty if the named step displays a text.
 */
export function stepsOfRule(
  rule: ExcludeRule,
  document: Compared,
  apps: KnownApps,
  plan: Plan,
): RunStep[] {
  if (rule.step !== undefined)
    return document.steps.filter(isRunStep).filter(({ id }) => id === rule.step);
  return [...new Set(plannedMeasures(document, apps, plan).map(({ step }) => step))];
}
