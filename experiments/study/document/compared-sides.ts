import type { KnownApps } from "./fault";
import { type NamedMeasure, namedMeasure } from "./named-measure";
import type { Plan, ProtocolDocument, RunStep } from "./schema";
import { isRunStep } from "./step-kind";

/** A rule of a plan that excludes participants from the analysis. */
export type ExcludeRule = NonNullable<Plan["exclude"]>[number];

/** One side of a planned comparison. */
export type ComparedSide = {
  /** The condition of the side; null if the side has all conditions. */
  condition: string | null;
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
 * `compare`, the sides are the two groups, or the two sessions, of the document. Null if the plan does not compare, or
 * if it does not state which two of several conditions it compares.
 */
export function comparedSides(
  document: Pick<ProtocolDocument, "steps" | "conditions" | "conditionsAre">,
  apps: KnownApps,
  plan: Plan,
): [ComparedSide, ComparedSide] | null {
  if (!hasTwoSides(plan)) return null;
  const side = (condition: string | undefined, measure = plan.measure): ComparedSide => ({
    condition: condition ?? null,
    measure: namedMeasure(document, apps, measure),
  });
  if (plan.compare) {
    const [first, second] = plan.compare;
    return [side(first.condition, first.measure), side(second.condition, second.measure)];
  }
  const { conditions = [] } = document;
  const isBetween = plan.question !== "change" || areSessions(document);
  const [first, second] = conditions;
  return isBetween && conditions.length === 2 ? [side(first), side(second)] : null;
}

/** Returns the measures that a plan is about: of both sides of a comparison, or of a correlation. */
export function plannedMeasures(
  document: Pick<ProtocolDocument, "steps" | "conditions" | "conditionsAre">,
  apps: KnownApps,
  plan: Plan,
): NamedMeasure[] {
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
  document: Pick<ProtocolDocument, "steps" | "conditions" | "conditionsAre">,
  apps: KnownApps,
  plan: Plan,
): RunStep[] {
  if (rule.step !== undefined)
    return document.steps.filter(isRunStep).filter(({ id }) => id === rule.step);
  return [...new Set(plannedMeasures(document, apps, plan).map(({ step }) => step))];
}
