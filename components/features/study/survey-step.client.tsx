"use client";

import type { SurveyStep } from "@/experiments/study/document/schema";
import type { StudyPayload } from "@/experiments/study/participation/study-payload";
import { surveyPayload } from "@/experiments/survey/model/survey-payload";
import { ReadyStep } from "./ready-step.client";
import type { StepRunProps } from "./step-run.client";
import type { StudyPageWords } from "./study-words";

/**
 * A survey of a study. Like the name of a task, the title of a survey is not displayed, because it can reveal the purpose
 * of the study.
 */
export function SurveyStepRun({
  step,
  survey,
  ...run
}: StepRunProps & {
  step: SurveyStep;
  survey: StudyPayload["survey"];
  words: StudyPageWords["run"];
}) {
  const payload = surveyPayload(step.survey, survey, run.locale);
  const withoutTitle = { ...payload, words: { ...payload.words, name: survey.payload.name } };
  return <ReadyStep {...run} step={step} payload={withoutTitle} />;
}
