import { FLAGS_1 } from "./plan-schema";

/** The query parameters that the site itself uses. Identifiers of participants must have other names. */
export const OURS = ["app", "seed", "p", "condition", "language", "return", "setting"];

/**
 * The query parameters that the site uses since the second release of the format. Documents of the first release may
 * have identifiers of these names, so the names are reserved only in documents with a field of the second release.
 */
export const OURS_2 = ["visit", "person", "rehearsal"];

const isKeyed = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const flagsOfFirst: readonly unknown[] = FLAGS_1;

/** Returns whether an exclusion rule exists since the second release of the format. */
export const isRuleOf2 = (rule: unknown): boolean =>
  isKeyed(rule) && (rule.step !== undefined || !flagsOfFirst.includes(rule.flag));

/** Returns whether a document, which may be invalid, has a field of the second release of the format. */
function hasFieldOf2(document: unknown): boolean {
  if (!isKeyed(document)) return false;
  const { assignment, conditionsAre, delivery, plan, steps, visits } = document;
  return (
    conditionsAre !== undefined ||
    assignment !== undefined ||
    visits !== undefined ||
    (Array.isArray(steps) &&
      steps.some(
        (step) => isKeyed(step) && (step.survey !== undefined || step.device !== undefined),
      )) ||
    (isKeyed(delivery) && delivery.requireId !== undefined) ||
    (isKeyed(plan) &&
      (plan.compare !== undefined || (Array.isArray(plan.exclude) && plan.exclude.some(isRuleOf2))))
  );
}

/**
 * Returns the names that identifiers of participants must not have in a document.
 * @param document a document that may be invalid
 */
export const reservedNames = (document: unknown): readonly string[] =>
  hasFieldOf2(document) ? [...OURS, ...OURS_2] : OURS;
