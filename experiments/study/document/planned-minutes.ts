import type { KnownApps } from "./fault";
import type { ProtocolDocument, Step } from "./schema";
import { isDoneIn, isRunStep } from "./step-kind";
import { modelOfStep } from "./step-model";
import { contentAt, visitIds } from "./visits";

/** Applies `of` to the steps of each condition separately, and returns the largest result. */
export const longestWay = (
  { conditions, steps }: Pick<ProtocolDocument, "conditions" | "steps">,
  of: (steps: readonly Step[]) => number,
): number =>
  Math.max(
    ...(conditions ?? [null]).map((condition) =>
      of(steps.filter((step) => isDoneIn(step, condition))),
    ),
  );

/**
 * Returns the estimated duration of a study in minutes, from its first task to the last result, rounded up as in the
 * editor; at least 1. If conditions or visits differ in duration, this is the longest duration of one visit.
 */
export function plannedMinutes(document: ProtocolDocument, apps: KnownApps): number {
  const seconds = (steps: readonly Step[]) =>
    steps.filter(isRunStep).reduce((sum, step) => sum + modelOfStep(step, apps).facts.seconds, 0);
  const lengths = visitIds(document).map((visit) =>
    longestWay(contentAt(document, visit), seconds),
  );
  return Math.max(1, Math.ceil(Math.max(...lengths) / 60));
}
