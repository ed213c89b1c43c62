import type { Localized } from "@/lib/i18n/define-content";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import type { Norm } from "./norm";
import { retestSentence } from "./retest";
import type { runWords } from "./run-words";
import type { Scored } from "./score";

/** Returns what stands below a result's plot: the bar, the grey dots, whose they are, and how reliable it all is. */
export function resultCaption(
  caption: string,
  { measures: [{ low }] }: Scored,
  norm: Norm | undefined,
  words: Localized<typeof runWords>["result"],
  locale: Locale,
): string {
  const percents = Object.keys(norm?.quantiles ?? {}).map(Number);
  const dots =
    norm && !norm.distribution ? interpolate(words.dots, { share: Math.min(...percents) }) : "";
  return [
    low === null ? "" : words.bar,
    interpolate(caption, { n: formatNumber(norm?.n ?? 0, locale) }),
    dots,
    norm ? retestSentence(norm, words, locale) : "",
    words.noAssessment,
  ]
    .filter(Boolean)
    .join(" ");
}
