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

/** Returns the longest duration of each visit in seconds, from its first task to the last result. */
function secondsOfVisits(document: ProtocolDocument, apps: KnownApps): number[] {
  const seconds = (steps: readonly Step[]) =>
    steps.filter(isRunStep).reduce((sum, step) => sum + modelOfStep(step, apps).facts.seconds, 0);
  return visitIds(document).map((visit) => longestWay(contentAt(document, visit), seconds));
}

const inMinutes = (seconds: number) => Math.max(1, Math.ceil(seconds / 60));

/** Returns the estimated duration of the longest visit in minutes, rounded up; at least 1. */
export const plannedMinutes = (document: ProtocolDocument, apps: KnownApps): number =>
  inMinutes(Math.max(...secondsOfVisits(document, apps)));

/** Returns the estimated duration of a study with all visits in minutes, rounded up as in the editor; at least 1. */
export const totalMinutes = (document: ProtocolDocument, apps: KnownApps): number =>
  inMinutes(secondsOfVisits(document, apps).reduce((sum, each) => sum + each, 0));
