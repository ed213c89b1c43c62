import type { Survey } from "@/experiments/survey/definition/schema";
import { interpolate } from "@/lib/i18n/interpolate";
import { heading, type PaperBlock, sentences } from "./blocks";
import { pageBlocks } from "./questionnaire-blocks";
import { paperHeading } from "./sections";
import { type Study, type SurveyTask, stepConditionNames, surveysOf, writingOf } from "./study";
import { surveyFacts } from "./survey-facts";
import { questionTexts } from "./survey-rule-text";
import { pagesText, questionsText } from "./survey-sentences";
import { scaleList, sourceBlocks } from "./survey-sources";

/**
 * Returns all questions of a study as participants read them, with the codes of the answers, the rules, the scores and
 * the sources. Ethics boards read this paper in print.
 */
export const questionnairePaper = (study: Study): PaperBlock[] => [
  paperHeading(study.words.questionnaire.title, study),
  ...sentences(
    study.words.questionnaire.how,
    surveysOf(study).some(({ step }) => surveyFacts(step.survey).checks > 0)
      ? study.words.questionnaire.secret
      : null,
  ),
  ...surveysOf(study).flatMap((task) => surveyBlocks(task, study)),
];

function surveyBlocks(task: SurveyTask, study: Study): PaperBlock[] {
  const { words, locale } = study;
  const own = words.questionnaire;
  const { survey } = task.step;
  const texts = questionTexts(survey, own, locale);
  const scales = scaleList(task, study);
  const facts = surveyFacts(survey);
  return [
    heading(2, task.name),
    ...sentences(
      task.step.for
        ? interpolate(own.only, { conditions: stepConditionNames(study, task.step) })
        : null,
      sizeText(survey, study),
      facts.order.isOfPages ? own.order.pages : null,
    ),
    ...survey.pages.flatMap((page, index) => pageBlocks(page, index, texts)),
    ...(scales.length > 0 ? [heading(3, own.scales), ...scales] : []),
    heading(3, own.sources),
    ...sourceBlocks(survey, words.survey),
  ];
}

function sizeText(survey: Survey, study: Study): string {
  const writing = writingOf(study);
  const { questions, pages } = surveyFacts(survey);
  return interpolate(study.words.questionnaire.size, {
    questions: questionsText(writing, questions),
    pages: pagesText(writing, pages),
  });
}
