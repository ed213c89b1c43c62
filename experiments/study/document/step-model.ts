import { deviceModel } from "@/experiments/device-step/model/device-step-model";
import { parametersOfRun } from "@/experiments/engine/contract/app-versions";
import type { AppModel } from "@/experiments/engine/contract/define-app";
import type { ParameterValue } from "@/experiments/engine/contract/define-parameters";
import { surveyModel } from "@/experiments/survey/model/survey-model";
import type { KnownApp, KnownApps } from "./fault";
import type { AppStep, RunStep } from "./schema";
import { isDeviceStep, isSurveyStep } from "./step-kind";

/** Returns all parameters with which this release runs a step (`parametersOfRun`). */
export const parametersOf = (
  step: Pick<AppStep, "version" | "parameters">,
  { parameters }: KnownApp,
): Readonly<Record<string, ParameterValue>> =>
  parametersOfRun(parameters, step.version, step.parameters);

/** Returns the model of a step: of its app with the parameters of the step, of its survey, or of its check. */
export const modelOfStep = (step: RunStep, apps: KnownApps): AppModel => {
  if (isSurveyStep(step)) return surveyModel(step.survey);
  if (isDeviceStep(step)) return deviceModel(step.device.parts) as AppModel;
  const app = apps[step.app] as KnownApp;
  return app.modelOf(parametersOf(step, app));
};
