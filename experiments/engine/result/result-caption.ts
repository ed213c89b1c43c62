import type { RunWords } from "@/content/run";
import type { CommonWords } from "@/experiments/engine/contract/word-types";
import type { Norm } from "@/experiments/engine/score/norm";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import { retestSentence } from "./retest";

type Words = RunWords["result"];

/**
 * Returns the caption of a result's plot: its content, or the reason for missing published data, and the sentence that
 * the result does not assess anybody.
 * @param unpublished the settings for which no data have been published
 */
export function resultCaption(
  { caption }: Pick<CommonWords["result"], "caption">,
  words: Words,
  unpublished: readonly string[] = [],
): string {
  const reason = words[unpublished.length === 1 ? "unpublishedOne" : "unpublishedMany"];
  const list = unpublished.join(", ");
  return `${list ? interpolate(reason, { list }) : caption} ${words.noAssessment}`;
}

/** Returns details too long for the caption: the source of the grey dots, their meaning, and retest reliability. */
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
  return [comparison, dots, norm ? retestSentence(norm, words, locale) : ""]
    .filter(Boolean)
    .join(" ");
}
