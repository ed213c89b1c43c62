import { MODELS } from "../models";
import { type FiguresAt, figuresAt } from "../plan/figures-at";
import { planFor } from "../plan/plan-for";
import type { PlannerData } from "../plan/planner-data";
import type { AppStep } from "../protocol/schema";

/**
 * Returns what the planner knows of a step's first measure at its settings: SD, and reliability within one session.
 * @param data what the planner knows of the app
 */
export function publishedFigures(
  step: AppStep,
  data: PlannerData,
): Pick<FiguresAt, "sd" | "sameSession"> {
  const found = planFor({ protocol: 1, steps: [step] }, step.id, {
    apps: MODELS,
    data: { [step.app]: data },
  });
  if ("reason" in found) return { sd: null, sameSession: null };
  const { measure } = found;
  return figuresAt(measure.data, measure.trials);
}
