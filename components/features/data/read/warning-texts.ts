import { warningsOf } from "@/experiments/study/findings/downloads/warnings";
import type { Findings } from "@/experiments/study/findings/findings";
import { interpolate } from "@/lib/i18n/interpolate";
import { typeset } from "@/lib/i18n/typeset";
import type { Locale } from "@/lib/routes";

/** Returns what a researcher must check before the data are published. */
export const warningTexts = (findings: Findings, locale: Locale): string[] =>
  warningsOf(findings).map(({ words, values }) =>
    interpolate(typeset(words[locale], locale), { ...values }),
  );
