import { hasOtherInstructions } from "@/experiments/study/document/instructions";
import type { Plan, ProtocolDocument } from "@/experiments/study/document/schema";
import { isAppStep } from "@/experiments/study/document/step-kind";
import type { PlanInputs } from "./plan-types";

/** The questions that can compare the conditions: as groups of people, or as sessions of the same people. */
const COMPARING: readonly Plan["question"][] = ["groups", "proportions", "change"];

/** Returns whether a study has conditions that its plan does not compare. */
export const ignoresConditions = (
  { conditions = [] }: Pick<ProtocolDocument, "conditions">,
  { question }: Pick<Plan, "question">,
): boolean => conditions.length > 0 && !COMPARING.includes(question);

/** Returns whether the document replaces or removes the instructions of the planned task. */
export const isInstructedOtherwise = ({ document, measure }: PlanInputs): boolean =>
  document.steps.some(
    (step) => isAppStep(step) && step.id === measure.step && hasOtherInstructions(step),
  );
