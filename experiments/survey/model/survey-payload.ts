import type { SurveyWords } from "@/content/survey";
import type { AppPayload } from "@/experiments/engine/texts/app-payload";
import { formPayload } from "@/experiments/engine/texts/form-payload";
import type { Survey } from "@/experiments/survey/definition/schema";
import type { Locale } from "@/lib/routes";
import { surveyModel } from "./survey-model";
import { wordsOfSurvey } from "./survey-words";

/**
 * Returns the data that the browser needs to present, run and score a survey in one language.
 * @param shared the texts that all surveys share, in this language
 */
export const surveyPayload = (survey: Survey, shared: SurveyWords, locale: Locale): AppPayload =>
  formPayload(surveyModel(survey), wordsOfSurvey(survey, shared, locale), shared.payload);
