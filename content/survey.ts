import { defineContent, type Localized } from "@/lib/i18n/define-content";
export const surveyWords = defineContent("survey", {
  payload: { name: { en: "Questionnaire", fr: "Questionnaire" } },
});
export type SurveyWords = Localized<typeof surveyWords>;
