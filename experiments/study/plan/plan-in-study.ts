import { isInGroups } from "@/experiments/study/document/compared-share";
import { hasOtherInstructions } from "@/experiments/study/document/instructions";
import { isAppStep } from "@/experiments/study/document/step-kind";
import type { PlanInputs } from "./plan-types";

/** Returns whether a study has conditions that its plan does not compare. */
export function ignoresConditions({
  document: { conditions = [] },
  plan,
  sides,
}: Pick<PlanInputs, "document" | "plan" | "sides">): boolean {
  if (conditions.length === 0 || isInGroups(plan)) return false;
  if (plan.question !== "change") return true;
  return sides !== null && sides[0] === sides[1];
}

/** Returns whether the document replaces or removes the instructions of the planned task. */
export const isInstructedOtherwise = ({ document, measure }: PlanInputs): boolean =>
  document.steps.some(
    (step) => isAppStep(step) && step.id === measure.step && hasOtherInstructions(step),
  );
