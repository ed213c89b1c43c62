import type { MeasureRef } from "@/experiments/study/findings/findings";
import { PLANNER_DATA } from "@/experiments/study/plan/data/all";
import { isDifference } from "@/experiments/study/plan/plan-for";
import type { PlannerData } from "@/experiments/study/plan/planner-data";
import { ownValue } from "@/lib/own-value";

/** The planner's figures of all apps (26 kB). Findings are computed in a worker, which loads them with its code. */
export const PLANNER_FIGURES = PLANNER_DATA as unknown as Readonly<Record<string, PlannerData>>;

/** Returns whether the score of a measure is a difference between two conditions, so that 0 is the absence of an effect. */
export function isDifferenceMeasure({ task, id }: Pick<MeasureRef, "task" | "id">): boolean {
  const known = ownValue(PLANNER_FIGURES, task);
  return isDifference((known && ownValue(known, id)?.figures) ?? null);
}
