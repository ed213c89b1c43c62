import { MODELS } from "@/experiments/catalog/generated/models";
import { checkProtocol } from "@/experiments/study/document/check";
import { exampleDocument } from "@/experiments/study/document/example-study";
import miniIpipData from "@/experiments/study/plan/data/mini-ipip.json";
import stroopData from "@/experiments/study/plan/data/stroop.json";
import { planFor } from "@/experiments/study/plan/plan-for";
import type { PlanInputs } from "@/experiments/study/plan/plan-types";
import type { PlannerData } from "@/experiments/study/plan/planner-data";

/**
 * Returns the values with which the planner starts for the example study.
 * @throws Error if the example cannot be planned
 */
export function exampleInputs(title: string): PlanInputs {
  const checked = checkProtocol(exampleDocument(title), MODELS);
  if (!("document" in checked)) throw new Error("The example is not a valid study");
  const data = { stroop: stroopData, "mini-ipip": miniIpipData } as unknown as Record<
    string,
    PlannerData
  >;
  const inputs = planFor(checked.document, undefined, { apps: MODELS, data });
  if ("reason" in inputs) throw new Error("The example has no plan");
  return inputs;
}
