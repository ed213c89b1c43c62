import type { FormModel } from "@/experiments/engine/contract/define-app";
import type { Survey } from "@/experiments/survey/definition/schema";
/** T */
export const SURVEY_TASK = "survey";
/** V */
export const SURVEY_VERSION = "1.0.0";
/** M */
export const surveyModel = (survey: Survey): FormModel => ({ survey }) as never;
