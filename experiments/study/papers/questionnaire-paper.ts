import { interpolate } from "@/lib/i18n/interpolate";
import { heading, type PaperBlock, paragraph, sentences } from "./blocks";
import { pageBlocks } from "./questionnaire-blocks";
import { paperHeading } from "./sections";
import { type Study, type SurveyTask, stepConditionNames, surveysOf, writingOf } from "./study";
import { questionTexts } from "./survey-rule-text";
import { surveyMethods } from "./survey-sentences";
import { scaleList, sourceBlocks } from "./survey-sources";

/**
 * Returns all questions of a study as participants read them, with the codes of the answers, the rules, the scores and
 * the sources. Ethics boards read this paper in print.
 */
export const questionnairePaper = (study: Study): PaperBlock[] => [
  paperHeading(study.words.questionnaire.title, study),
  paragraph(study.words.questionnaire.how),
  ...surveysOf(study).flatMap((task) => surveyBlocks(task, study)),
];

function surveyBlocks(task: SurveyTask, study: Study): PaperBlock[] {
  const { words, locale } = study;
  const own = words.questionnaire;
  const { survey } = task.step;
  const texts = questionTexts(survey, own, locale);
  const scales = scaleList(task, study);
  return [
    heading(2, task.name),
    ...sentences(
      task.step.for
        ? interpolate(own.only, { conditions: stepConditionNames(study, task.step) })
        : null,
      surveyMethods(survey, writingOf(study)),
    ),
    ...survey.pages.flatMap((page, index) => pageBlocks(page, index, texts)),
    ...(scales.length > 0 ? [heading(3, own.scales), ...scales] : []),
    heading(3, own.sources),
    ...sourceBlocks(survey, words.survey),
  ];
}
