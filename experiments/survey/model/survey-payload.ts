import type { SurveyWords } from "@/content/survey";
import type { AppPayload } from "@/experiments/engine/texts/app-payload";
import { exampleScreen } from "@/experiments/engine/texts/example-screen";
import type { Survey } from "@/experiments/survey/definition/schema";
import type { Locale } from "@/lib/routes";
import { surveyModel } from "./survey-model";
import { wordsOfSurvey } from "./survey-words";

/**
 * Returns the data that the browser needs to present, run and score a survey in one language.
 * @param shared the texts that all surveys share, in this language
 */
export function surveyPayload(survey: Survey, shared: SurveyWords, locale: Locale): AppPayload {
  const model = surveyModel(survey);
  const words = wordsOfSurvey(survey, shared, locale);
  const { task, needs, example } = shared.payload;
  const { measures, reasons, caption, comparison } = words.result;
  return {
    facts: model.facts,
    task,
    methods: "",
    needs,
    example: { content: exampleScreen(model.figure(words)), description: example },
    words,
    texts: { task, methods: {}, needs, measures, reasons, caption, comparison },
    norms: {},
  };
}
