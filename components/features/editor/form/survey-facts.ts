import type { StepModel } from "@/components/features/editor/document/consequences";
import { isList, isObject, type Json } from "@/components/features/editor/document/json";

/** The time for one item of a survey, s. It is used while the survey has faults. */
const SECONDS_PER_ITEM = 5;

const listIn = (value: Json | undefined, key: string): readonly Json[] => {
  const list = isObject(value) ? value[key] : undefined;
  return isList(list) ? list : [];
};

/** Returns the number of questions of a survey and its duration in seconds. The survey may be incomplete. */
export function surveyFacts(
  step: Json,
  model: StepModel | undefined,
): { questions: number; seconds: number } {
  const items = listIn(isObject(step) ? step.survey : undefined, "pages").flatMap((page) =>
    listIn(page, "items"),
  );
  const questions = items.filter((item) => !isObject(item) || item.type !== "note").length;
  return { questions, seconds: model?.model.facts.seconds ?? items.length * SECONDS_PER_ITEM };
}
