import { MODELS } from "@/experiments/catalog/generated/models";
import type { AppStep } from "@/experiments/study/document/schema";
import { type FiguresAt, figuresAt } from "@/experiments/study/plan/figures-at";
import { planFor } from "@/experiments/study/plan/plan-for";
import type { PlannerData } from "@/experiments/study/plan/planner-data";

/**
 * Returns the published figures of a step's first measure for the step's parameters: SD, and reliability within one
 * session.
 * @param data the planner's data on the app
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
