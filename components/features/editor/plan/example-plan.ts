import { exampleDocument } from "@/components/features/editor/document/example";
import { MODELS } from "@/experiments/catalog/generated/models";
import { checkProtocol } from "@/experiments/study/document/check";
import miniIpipData from "@/experiments/study/plan/data/mini-ipip.json";
import stroopData from "@/experiments/study/plan/data/stroop.json";
import { planFor } from "@/experiments/study/plan/plan-for";
import { planHeading } from "@/experiments/study/plan/plan-heading";
import { planNotes } from "@/experiments/study/plan/plan-notes";
import type { PlannerData } from "@/experiments/study/plan/planner-data";
import type { Locale } from "@/lib/routes";

/**
 * Returns the planner's result for the example.
 * @throws Error if the example cannot be planned
 */
export function examplePlan(title: string, locale: Locale): { heading: string; notes: string[] } {
  const checked = checkProtocol(exampleDocument(title), MODELS);
  if (!("document" in checked)) throw new Error("The example is no protocol");
  const data = { stroop: stroopData, "mini-ipip": miniIpipData } as unknown as Record<
    string,
    PlannerData
  >;
  const inputs = planFor(checked.document, undefined, { apps: MODELS, data });
  if ("reason" in inputs) throw new Error("The example has no plan");
  return { heading: planHeading(inputs, locale), notes: planNotes(inputs, locale) };
}
