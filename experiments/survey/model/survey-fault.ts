import type { Bilingual } from "@/lib/i18n/define-content";

/** A fault in a survey: the path of the faulty value, the value, and the rule that the value breaks. */
export type SurveyFault = { path: string; value: unknown; rule: Bilingual };

/** Returns a fault with its rule in both languages. */
export const fault = (path: string, value: unknown, en: string, fr: string): SurveyFault => ({
  path,
  value,
  rule: { en, fr },
});
