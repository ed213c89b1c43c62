import type { RunWords } from "@/content/run";
import type { CommonWords } from "@/experiments/engine/contract/word-types";
import { interpolate } from "@/lib/i18n/interpolate";

type Words = RunWords["result"];

/**
 * Returns the caption of a result's plot: its content, or the reason for missing published data, and the sentence that
 * the result does not assess anybody.
 * @param unpublished the parameters for which no data have been published
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
