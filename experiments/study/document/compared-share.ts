import { areSessions, comparedSides, plannedMeasures } from "./compared-sides";
import type { KnownApps } from "./fault";
import type { Plan, ProtocolDocument } from "./schema";
import { isDoneIn } from "./step-kind";

/** Returns whether a plan compares two groups of people. */
export const isInGroups = ({ question }: Pick<Plan, "question">): boolean =>
  question === "groups" || question === "proportions";

/**
 * Returns the conditions whose participants the planned test uses; null if it uses all participants, for example because
 * each of them does all conditions.
 */
export function comparedConditions(
  document: Pick<ProtocolDocument, "steps" | "conditions" | "conditionsAre" | "visits">,
  apps: KnownApps,
  plan: Plan,
): readonly string[] | null {
  const { conditions = [] } = document;
  if (conditions.length === 0 || areSessions(document)) return null;
  const sides = comparedSides(document, apps, plan) ?? [];
  const measures = plannedMeasures(document, apps, plan);
  const isUsed = (condition: string) =>
    isInGroups(plan)
      ? sides.some((side) => side.condition === condition)
      : measures.every(({ step }) => isDoneIn(step, condition)) &&
        sides.every((side) => side.condition === null || side.condition === condition);
  const used = conditions.filter(isUsed);
  return used.length === 0 || used.length === conditions.length ? null : used;
}

/**
 * Returns the share of the participants whose data the planned test uses, above 0 and at most 1. It is smaller than 1
 * if the test leaves groups out, because the groups are equally large, on average or by balancing.
 */
export function comparedShare(...[document, apps, plan]: Parameters<typeof comparedConditions>) {
  const used = comparedConditions(document, apps, plan);
  return used === null ? 1 : used.length / (document.conditions ?? []).length;
}
