import type { AppModel } from "@/experiments/engine/contract/define-app";
import { defaultsOf, type ParameterValue } from "@/experiments/engine/contract/define-parameters";
import type { KnownApp, KnownApps } from "./fault";
import type { AppStep } from "./schema";

/** Returns the parameters of a step in this release: its own, and the defaults of parameters that were added later. */
export const parametersOf = (
  step: AppStep,
  { parameters }: KnownApp,
): Readonly<Record<string, ParameterValue>> => ({ ...defaultsOf(parameters), ...step.parameters });

/** Returns the model of a step. */
export const modelOfStep = (step: AppStep, apps: KnownApps): AppModel => {
  const app = apps[step.app] as KnownApp;
  return app.modelOf(parametersOf(step, app));
};
