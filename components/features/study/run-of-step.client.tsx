"use client";

import type { RunStep } from "@/experiments/study/document/schema";
import { isDeviceStep, isSurveyStep } from "@/experiments/study/document/step-kind";
import type { StudyPayload } from "@/experiments/study/participation/study-payload";
import { DeviceStepRun } from "./device-step.client";
import type { AppSummary } from "./known-app";
import { ProtocolStep } from "./protocol-step.client";
import type { StepRunProps } from "./step-run.client";
import type { StudyPageWords } from "./study-words";
import { SurveyStepRun } from "./survey-step.client";

/** The run of a step that records data: a survey, a check of the device or a task. */
export function RunOfStep({
  step,
  apps,
  own,
  survey,
  device,
  words,
  ...run
}: StepRunProps & {
  step: RunStep;
  apps: readonly AppSummary[];
  own: StudyPayload["words"];
  survey: StudyPayload["survey"];
  device: StudyPayload["device"];
  words: StudyPageWords;
}) {
  if (isSurveyStep(step))
    return <SurveyStepRun {...run} step={step} survey={survey} words={words.run} />;
  if (isDeviceStep(step))
    return <DeviceStepRun {...run} step={step} device={device} words={words.run} />;
  return <ProtocolStep {...run} step={step} apps={apps} own={own} words={words} />;
}
