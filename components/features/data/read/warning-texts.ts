import type { ShownFindings } from "@/experiments/study/findings/worker/messages";
import { interpolate } from "@/lib/i18n/interpolate";
import { typeset } from "@/lib/i18n/typeset";
import type { Locale } from "@/lib/routes";

/** Returns what a researcher must check before the data are published. */
export const warningTexts = (
  { warnings }: Pick<ShownFindings, "warnings">,
  locale: Locale,
): string[] =>
  warnings.map(({ words, values }) => interpolate(typeset(words[locale], locale), { ...values }));
