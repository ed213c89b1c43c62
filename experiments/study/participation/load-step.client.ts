"use client";

import type { AppId } from "@/experiments/catalog/app-ids";
import { MODELS } from "@/experiments/catalog/generated/models";
import { loadApp } from "@/experiments/catalog/load-app.client";
import type { App } from "@/experiments/engine/contract/define-app";
import type { ParameterValues } from "@/experiments/engine/contract/define-parameters";
import type { RunStep } from "@/experiments/study/document/schema";
import { isAppStep, isDeviceStep } from "@/experiments/study/document/step-kind";
import { modelOfStep } from "@/experiments/study/document/step-model";

/**
 * Returns the code of a step: of its app, of its survey, or of its check of the device.
 * @param parameters the parameters of a run that continues; by default the parameters of the step
 * @throws if the code cannot be loaded
 */
export async function loadStep(step: RunStep, parameters?: ParameterValues): Promise<App> {
  if (isAppStep(step))
    return loadApp(step.app as AppId, parameters ?? modelOfStep(step, MODELS).parameters);
  if (isDeviceStep(step)) {
    const { deviceStepApp } = await import("@/experiments/device-step/form/device-step-app.client");
    return deviceStepApp(step.device.parts);
  }
  const { surveyApp } = await import("@/experiments/survey/form/survey-app.client");
  return surveyApp(step.survey);
}
