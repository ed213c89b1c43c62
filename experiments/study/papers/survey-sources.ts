import type { Survey } from "@/experiments/survey/definition/schema";
import {
  link,
  list,
  type PaperBlock,
  type PaperLine,
  paragraph,
  strong,
  toComplete,
} from "./blocks";
import { type Study, type SurveyTask, writingOf } from "./study";
import { labelIn, type SurveyPaperWords, scaleSentences } from "./survey-sentences";

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

/** Returns the scales of a survey: the questions of each scale, its reversals, its score and its missing rule. */
export const scaleList = ({ step: { survey } }: SurveyTask, study: Study): PaperBlock[] =>
  list(
    (survey.scales ?? []).map(
      (scale): PaperLine => [
        strong(labelIn(scale, study.locale)),
        { text: ` – ${scaleSentences(scale, survey, writingOf(study))}` },
      ],
    ),
  );

/** Returns the parts of a survey's description that only the methods contain: scales, reliability and sources. */
export function surveyDescription(task: SurveyTask, study: Study): PaperBlock[] {
  const scales = scaleList(task, study);
  return [
    ...scales,
    ...(scales.length > 0 ? [toComplete(study.words.survey.reliability)] : []),
    ...sourceBlocks(task.step.survey, study.words.survey),
  ];
}
