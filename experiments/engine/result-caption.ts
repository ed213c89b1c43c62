import type { Localized } from "@/lib/i18n/define-content";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import type { CommonWords } from "../word-types";
import type { Norm } from "./norm";
import { retestSentence } from "./retest";
import type { runWords } from "./run-words";

type Words = Localized<typeof runWords>["result"];

const said = (text: string, norm: Norm | undefined, locale: Locale) =>
  interpolate(text, { n: formatNumber(norm?.n ?? 0, locale) });

/** Returns what stands below a result's plot: what is drawn, and that it assesses nobody. */
export function resultCaption(
  { caption }: Pick<CommonWords["result"], "caption">,
  norm: Norm | undefined,
  words: Words,
  locale: Locale,
): string {
  return `${said(caption, norm, locale)} ${words.noAssessment}`;
}

/** Returns what a caption has no room for: whose the grey dots are, what one stands for, and how reliable it all is. */
export function comparisonText(
  { comparison }: Pick<CommonWords["result"], "comparison">,
  norm: Norm | undefined,
  words: Words,
  locale: Locale,
  isColumns = false,
): string {
  const percents = Object.keys(norm?.quantiles ?? {}).map(Number);
  const dots =
    norm && !norm.distribution
      ? interpolate(isColumns ? words.columnsOfOthers : words.dots, {
          share: Math.min(...percents),
        })
      : "";
  return [said(comparison, norm, locale), dots, norm ? retestSentence(norm, words, locale) : ""]
    .filter(Boolean)
    .join(" ");
}
