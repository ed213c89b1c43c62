import { surveyWords } from "@/content/survey";
import { type SurveyEditorWords, surveyEditorWords } from "@/content/survey-editor";
import { type Localized, localize } from "@/lib/i18n/define-content";
import type { Locale } from "@/lib/routes";
import { type ReadySurvey, readySurveys } from "./ready-surveys";

/** The texts of the survey editor in one language, and the ready surveys. */
export type SurveyEditorPayload = {
  words: SurveyEditorWords;
  /** The texts that participants read around a survey, in both languages, because the preview displays either. */
  participants: Readonly<Record<Locale, Localized<typeof surveyWords>>>;
  ready: readonly ReadySurvey[];
};

/** Returns the payload in one language. The editor fetches it when an author adds or opens a survey. */
export const surveyEditorPayload = (locale: Locale): SurveyEditorPayload => ({
  words: localize(surveyEditorWords, locale),
  participants: { en: localize(surveyWords, "en"), fr: localize(surveyWords, "fr") },
  ready: readySurveys(locale),
});
