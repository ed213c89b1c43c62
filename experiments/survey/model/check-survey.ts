import type { Survey } from "@/experiments/survey/definition/schema";
import type { Bilingual } from "@/lib/i18n/define-content";
/** T */
export const surveyFaults = (
  survey: Survey,
  path: string,
): { path: string; value: unknown; rule: Bilingual }[] => (survey && path ? [] : []);
