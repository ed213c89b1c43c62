import { parametersOfRun } from "@/experiments/engine/contract/app-versions";
import type { AppModel } from "@/experiments/engine/contract/define-app";
import type { ParameterValue } from "@/experiments/engine/contract/define-parameters";
import type { KnownApp, KnownApps } from "./fault";
import type { AppStep } from "./schema";

/** Returns all parameters with which this release runs a step (`parametersOfRun`). */
export const parametersOf = (
  step: Pick<AppStep, "version" | "parameters">,
  { parameters }: KnownApp,
): Readonly<Record<string, ParameterValue>> =>
  parametersOfRun(parameters, step.version, step.parameters);

/** Returns the model of a step's app, with the parameters of the step. */
export const modelOfStep = (step: AppStep, apps: KnownApps): AppModel => {
  const app = apps[step.app] as KnownApp;
  return app.modelOf(parametersOf(step, app));
};
