import type { FormModel } from "@/experiments/engine/contract/define-app";
import { formatMeasure } from "@/experiments/engine/score/measure-format";
import { ANSWERED } from "@/experiments/survey/definition/measure-ids";
import type { Survey } from "@/experiments/survey/definition/schema";
import { allItems, isAsked } from "@/experiments/survey/definition/survey-items";
import { displayedPages } from "@/experiments/survey/definition/survey-order";
import { interpolate } from "@/lib/i18n/interpolate";
import { surveyCodebook } from "./survey-codebook";
import { hasChecks, type SurveyScreen, surveyRows } from "./survey-rows";
import { scoreSurvey, surveyMeasures, surveyScoring } from "./survey-score";
import type { SurveyWords } from "./survey-words";

/** The name of the task with which records mark surveys. */
export const SURVEY_TASK = "survey";

/** The version of the rules by which surveys are ordered and scored. */
export const SURVEY_VERSION = "1.0.0";

/** The parameter of a run that contains the survey as JSON, so that records and scripts do not need the document. */
export const SURVEY_PARAMETER = "survey";

export type SurveyTypes = {
  words: SurveyWords;
  screen: SurveyScreen;
  value: string;
  optional: true;
};

/** Assumed seconds for each item that asks for an answer. */
export const SECONDS_OF_ITEM = 5;

function referencesOf({ sources = [] }: Survey) {
  return sources.flatMap(({ citation, url }) =>
    url?.startsWith("https://") ? [{ citation, url: url as `https://${string}` }] : [],
  );
}

function newModel(survey: Survey): FormModel<SurveyTypes> {
  const items = allItems(survey).filter(({ item }) => isAsked(item)).length;
  const scoring = surveyScoring(survey);
  return {
    kind: "form",
    facts: {
      id: SURVEY_TASK,
      version: SURVEY_VERSION,
      released: 2026,
      family: "survey",
      settings: ["lab", "online", "smartphone"],
      devices: ["phone", "tablet", "computer"],
      screenReader: true,
      seconds: items * SECONDS_OF_ITEM,
      trials: items,
      measures: surveyMeasures(scoring),
      references: referencesOf(survey),
    },
    parameters: { [SURVEY_PARAMETER]: JSON.stringify(survey) },
    methods: [],
    codebook: surveyCodebook(survey),
    ...(hasChecks(survey) && { marksAnswers: true as const }),
    screens: 1,
    screenAt: (_, seed) => ({ survey, pages: displayedPages(survey, seed) }),
    outcome: surveyRows,
    score: (rows) => scoreSurvey(scoring, rows),
    headline: ({ measures }, words, locale) => {
      const value = measures.find(({ id }) => id === ANSWERED)?.value ?? 0;
      return interpolate(words.headline, {
        value: formatMeasure(value, { decimals: 0, unit: null }, locale),
      });
    },
    figure: ({ name }) => [
      {
        content: { kind: "choice", prompt: name, rows: [{ options: ["", "", ""] }] },
        timing: { kind: "response", limitMs: null },
      },
    ],
  };
}

const models = new WeakMap<Survey, FormModel<SurveyTypes>>();

/**
 * Returns the model of a survey: a questionnaire of one screen, whose view displays the pages. The same survey object
 * always has the same model.
 */
export function surveyModel(survey: Survey): FormModel<SurveyTypes> {
  const known = models.get(survey);
  if (known) return known;
  const model = newModel(survey);
  models.set(survey, model);
  return model;
}
