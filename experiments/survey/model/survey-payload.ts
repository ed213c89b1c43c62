import type { SurveyWords } from "@/content/survey";
import type { AppPayload } from "@/experiments/engine/texts/app-payload";
import type { Survey } from "@/experiments/survey/definition/schema";
import type { Locale } from "@/lib/routes";
/** T */
export const surveyPayload = (survey: Survey, words: SurveyWords, locale: Locale): AppPayload =>
  ({ survey, words, locale }) as never;
