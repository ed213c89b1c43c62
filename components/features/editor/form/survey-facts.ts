import type { StepModel } from "@/components/features/editor/document/consequences";
import { isObject, type Json } from "@/components/features/editor/document/json";
import { SECONDS_OF_ITEM } from "@/experiments/survey/model/survey-model";
import { isNote, listIn } from "./survey-field-names";

/**
 * Returns the number of questions of a survey and its duration in seconds. The survey may be incomplete. A fault does not
 * change the duration, because it is computed as in a survey without faults.
 */
export function surveyFacts(
  step: Json,
  model: StepModel | undefined,
): { questions: number; seconds: number } {
  const pages = listIn(isObject(step) ? step.survey : undefined, "pages");
  const questions = pages.flatMap((page) =>
    listIn(page, "items").filter((item) => !isNote(item, page)),
  ).length;
  return { questions, seconds: model?.model.facts.seconds ?? questions * SECONDS_OF_ITEM };
}
