"use client";

import type { KnownApps } from "@/experiments/study/document/fault";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { isAppStep } from "@/experiments/study/document/step-kind";
import type { Locale } from "@/lib/routes";
import { loadPlannerData } from "./load-planner-data.client";
import { planFor } from "./plan-for";
import { planSentence } from "./plan-sentence";
import { solvePlan } from "./solve-plan";

/**
 * Returns the planner's sentences about a document's plan, keyed by language, as the papers of the editor contain them.
 * The result is an empty object if the planner cannot compute the plan.
 * @throws Error if the published figures cannot be loaded
 */
export async function planSentences(
  document: ProtocolDocument,
  locales: readonly Locale[],
  apps: KnownApps,
): Promise<Partial<Record<Locale, string>>> {
  const data = await loadPlannerData(document.steps.filter(isAppStep).map(({ app }) => app));
  try {
    const inputs = planFor(document, undefined, { apps, data });
    if ("reason" in inputs) return {};
    const result = solvePlan(inputs);
    return Object.fromEntries(
      locales.map((locale) => [locale, planSentence(inputs, locale, result)]),
    );
  } catch {
    // As in the editor, the papers then list the fields of the plan.
    return {};
  }
}
