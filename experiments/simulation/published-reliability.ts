import { MODELS } from "../models";
import { figuresAt } from "../plan/figures-at";
import { planFor } from "../plan/plan-for";
import type { PlannerData } from "../plan/planner-data";
import type { AppStep } from "../protocol/schema";

/**
 * Returns the published reliability within one session of a step's first measure at its settings; null where none holds
 * for them.
 * @param data what the planner knows of the app
 */
export function publishedReliability(step: AppStep, data: PlannerData): number | null {
  const found = planFor({ protocol: 1, steps: [step] }, step.id, {
    apps: MODELS,
    data: { [step.app]: data },
  });
  if ("reason" in found) return null;
  const { measure } = found;
  return figuresAt(measure.data, measure.trials).sameSession?.value ?? null;
}
