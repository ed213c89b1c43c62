import type { Survey } from "@/experiments/survey/definition/schema";
import { link, list, type PaperBlock, type PaperLine, paragraph, toComplete } from "./blocks";
import type { SurveyPaperWords } from "./survey-sentences";

/** Returns the publications from which the questions come, as a list; empty without a source. */
const sourceList = ({ sources = [] }: Pick<Survey, "sources">): PaperBlock[] =>
  list(
    sources.map(
      ({ citation, url }): PaperLine =>
        url === undefined ? [{ text: citation }] : [{ text: `${citation} ` }, link(url, url)],
    ),
  );

/**
 * Returns the sources of the questions, with a note about the licence. If a survey does not state a source, returns a
 * note that the author must name the source or state that the questions are new.
 */
export function sourceBlocks(
  survey: Pick<Survey, "sources">,
  { sources: said }: SurveyPaperWords,
): PaperBlock[] {
  const stated = sourceList(survey);
  return stated.length > 0
    ? [paragraph(said.stated), ...stated, toComplete(said.licence)]
    : [paragraph(said.none), toComplete(said.own)];
}
