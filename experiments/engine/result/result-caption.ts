import type { RunWords } from "@/content/run";
import type { CommonWords } from "@/experiments/engine/contract/word-types";
import { interpolate } from "@/lib/i18n/interpolate";

type Words = RunWords["result"];

/**
 * Returns the caption of a result's plot. The caption states the content of the plot, or the reason why published data
 * are missing. It also states that the result is not an assessment of the participant.
 * @param unpublished the parameters for which data have not been published
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
