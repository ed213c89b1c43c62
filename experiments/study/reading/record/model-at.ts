import { MODELS } from "@/experiments/catalog/generated/models";
import {
  DEVICE_TASK,
  DEVICE_VERSION,
  deviceModelAt,
} from "@/experiments/device-step/model/device-step-model";
import { minorOf, parametersOfRun, versionsRun } from "@/experiments/engine/contract/app-versions";
import type { AppModel } from "@/experiments/engine/contract/define-app";
import {
  defaultsOf,
  type ParameterSet,
  type ParameterValue,
} from "@/experiments/engine/contract/define-parameters";
import { parameterFaults } from "@/experiments/engine/contract/parameter-schema";
import { surveySchema } from "@/experiments/survey/definition/schema";
import { surveyFaults } from "@/experiments/survey/model/check-survey";
import {
  SURVEY_PARAMETER,
  SURVEY_TASK,
  SURVEY_VERSION,
  surveyModel,
} from "@/experiments/survey/model/survey-model";
import { because, type Reason } from "./reason";
import { isObject } from "./values";

/**
 * Returns the model of a run, with the parameters of the run.
 * @returns the reason if app, version or parameters are not valid
 */
export function modelOf(task: unknown, version: unknown, given: unknown): AppModel | Reason {
  if (task === SURVEY_TASK) return surveyOf(version, given);
  if (task === DEVICE_TASK) return checkOf(version, given);
  const app = appOf(task);
  if (!app) return because("This release has no app ….", task);
  const published = app.modelOf(defaultsOf(app.parameters));
  const runs = versionsRun(app.parameters, published.facts.version);
  if (!isVersion(version) || !runs.includes(minorOf(version)))
    return because(
      `Version …; this release has ${published.facts.version} of ${published.facts.id}. Export with the release that the data were collected with.`,
      version,
    );
  // Earlier releases did not record parameters. Every run then had the default parameters of its version.
  if (!isObject(given ?? {})) return because("Its parameters are not an object.");
  const complete = parametersOfRun(
    app.parameters,
    version,
    (given ?? {}) as Readonly<Record<string, ParameterValue>>,
  );
  const [fault] = parameterFaults(app.parameters, complete);
  if (fault && Object.hasOwn(app.parameters.definitions, fault.name))
    return because(`Parameter ${fault.name} is …: ${fault.rule.en}.`, fault.value);
  if (fault) return because("This release has no parameter ….", fault.name);
  return modelAt(task, version, complete);
}

/**
 * Returns the model of a survey, which the record contains.
 * @returns the reason if the version or the survey is not valid
 */
function surveyOf(version: unknown, given: unknown): AppModel | Reason {
  if (!isVersion(version) || minorOf(version) !== minorOf(SURVEY_VERSION))
    return because(
      `Version …; this release has ${SURVEY_VERSION} of surveys. Export with the release that the data were collected with.`,
      version,
    );
  const text = isObject(given) ? given[SURVEY_PARAMETER] : undefined;
  if (typeof text !== "string") return because("Its parameters do not contain the survey.");
  const read = surveySchema.safeParse(JSON.parse(text));
  const fault = read.success
    ? surveyFaults(read.data, "survey").map(({ path, rule }) => `${path}: ${rule.en}`)[0]
    : read.error.issues.map(({ path, message }) => `survey.${path.join(".")}: ${message}`)[0];
  if (!read.success || fault !== undefined) return because("Its survey is not valid: ….", fault);
  const model = surveyModel(read.data);
  return { ...model, facts: { ...model.facts, version } };
}

/**
 * Returns the model of a check of the device, whose parts the record contains.
 * @returns the reason if the version or the parts are not valid
 */
function checkOf(version: unknown, given: unknown): AppModel | Reason {
  if (!isVersion(version) || minorOf(version) !== minorOf(DEVICE_VERSION))
    return because(
      `Version …; this release has ${DEVICE_VERSION} of device checks. Export with the release that the data were collected with.`,
      version,
    );
  const model = isObject(given) ? deviceModelAt(given) : null;
  if (!model) return because("Its parameters do not name the parts of a device check.");
  return { ...(model as AppModel), facts: { ...model.facts, version } };
}

// The type of an app whose model accepts any parameters. In fact each model accepts only its own parameters, and
// `modelOf` checks them.
type AnyApp = {
  parameters: ParameterSet;
  modelOf: (parameters: Readonly<Record<string, ParameterValue>>) => AppModel;
};

/** Returns an app of this release; undefined if there is none. */
export const appOf = (task: unknown): AnyApp | undefined =>
  Object.entries(MODELS).find(([id]) => id === task)?.[1] as AnyApp | undefined;

/** Returns an app of this release with valid parameters and with the version of the run. */
export function modelAt(
  task: unknown,
  version: AppModel["facts"]["version"],
  parameters: Readonly<Record<string, ParameterValue>>,
): AppModel {
  if (task === SURVEY_TASK) {
    const model = surveyModel(JSON.parse(String(parameters[SURVEY_PARAMETER])));
    return { ...model, facts: { ...model.facts, version } };
  }
  if (task === DEVICE_TASK) {
    const model = deviceModelAt(parameters);
    if (!model) throw new TypeError("The parameters name no parts of a check");
    return { ...(model as AppModel), facts: { ...model.facts, version } };
  }
  const app = appOf(task);
  if (!app) throw new TypeError("There is no such app");
  const model = app.modelOf(parameters);
  return { ...model, facts: { ...model.facts, version } };
}

/** Returns whether a value is a version, such as `3.2.0`. */
export const isVersion = (value: unknown): value is AppModel["facts"]["version"] =>
  typeof value === "string" && /^\d{1,4}\.\d{1,4}\.\d{1,4}$/.test(value);
