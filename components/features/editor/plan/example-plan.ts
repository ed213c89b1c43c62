import { exampleInputs } from "@/experiments/presentation/example-inputs";
import { planHeading } from "@/experiments/study/plan/plan-heading";
import { planNotes } from "@/experiments/study/plan/plan-notes";
import type { Locale } from "@/lib/routes";

/**
 * Returns the result of the planner for the example study.
 * @throws Error if the example cannot be planned
 */
export function examplePlan(title: string, locale: Locale): { heading: string; notes: string[] } {
  const inputs = exampleInputs(title);
  return { heading: planHeading(inputs, locale), notes: planNotes(inputs, locale) };
}
