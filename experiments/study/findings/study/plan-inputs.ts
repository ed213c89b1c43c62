import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { planFor } from "@/experiments/study/plan/plan-for";
import type { PlanInputs } from "@/experiments/study/plan/plan-types";
import { KNOWN } from "./known-apps";
import { PLANNER_FIGURES } from "./planner-figures";

/** Returns the inputs of the planner for the plan of a document; null if the plan is about a measure that does not exist. */
export function planInputsOf(document: ProtocolDocument): PlanInputs | null {
  const found = planFor(document, undefined, { apps: KNOWN, data: PLANNER_FIGURES });
  return "reason" in found ? null : found;
}
