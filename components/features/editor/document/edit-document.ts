import { DEVICE_VERSION } from "@/experiments/device-step/model/device-step-model";
import { minorOf } from "@/experiments/engine/contract/app-versions";
import { defaultsOf } from "@/experiments/engine/contract/define-parameters";
import type { KnownApp } from "@/experiments/study/document/fault";
import { neededLocales } from "@/experiments/study/document/needed-locales";
import { SURVEY_VERSION } from "@/experiments/survey/model/survey-model";
import type { Locale } from "@/lib/routes";
import { asText, isList, isObject, type Json, type JsonObject } from "./json";

/** A document without steps. */
export const EMPTY: JsonObject = {
  protocol: 1,
  steps: [],
  order: "fixed",
  language: "participant",
};

/** Returns the steps of a document that may be incomplete. */
export const stepsOf = (document: JsonObject): readonly Json[] =>
  isList(document.steps) ? document.steps : [];

/** Returns whether a step runs an app. The step may be incomplete. */
export const isAppShaped = (step: Json | undefined): step is JsonObject =>
  isObject(step) && typeof step.app === "string";

/** Returns whether a step asks the questions of a survey. The survey may be incomplete. */
export const isSurveyShaped = (step: Json | undefined): step is JsonObject =>
  isObject(step) && step.survey !== undefined && !isAppShaped(step);

/** Returns whether a step checks the device of the participant. The step may be incomplete. */
export const isDeviceShaped = (step: Json | undefined): step is JsonObject =>
  isObject(step) && step.device !== undefined && !isAppShaped(step) && !isSurveyShaped(step);

/** Returns whether the data of a step describe the participant: whether it runs an app or asks questions. */
export const isPersonShaped = (step: Json | undefined): step is JsonObject =>
  isAppShaped(step) || isSurveyShaped(step);

/** Returns whether a step records data: of the participant or of the device. The step may be incomplete. */
export const isRunShaped = (step: Json | undefined): step is JsonObject =>
  isPersonShaped(step) || isDeviceShaped(step);

/** Returns an id that is unique among the steps: the given name, followed by a number if necessary. */
function freeId(name: string, steps: readonly Json[]): string {
  const taken = new Set(steps.map((step) => (isObject(step) ? step.id : undefined)));
  if (!taken.has(name)) return name;
  let number = 2;
  while (taken.has(`${name}-${number}`)) number += 1;
  return `${name}-${number}`;
}

/** Returns a step that runs an app and contains all of its published parameters. */
export function appStep(
  { id, app }: { id: string; app: KnownApp },
  steps: readonly Json[],
): JsonObject {
  const parameters = defaultsOf(app.parameters);
  const { version } = app.modelOf(parameters).facts;
  return {
    id: freeId(id, steps),
    app: id,
    version: minorOf(version),
    parameters,
  };
}

/** Returns a step that displays a text. The text is empty at first. */
export const textStep = (locales: readonly string[], steps: readonly Json[]): JsonObject => ({
  id: freeId("text", steps),
  text: Object.fromEntries(locales.map((locale) => [locale, ""])),
});

/** Returns a step that asks the questions of a survey. */
export const surveyStep = (
  survey: JsonObject,
  name: string,
  steps: readonly Json[],
): JsonObject => ({
  id: freeId(name, steps),
  version: minorOf(SURVEY_VERSION),
  survey,
});

/** The parts of a new check of the device: all parts that do not need a bank card. */
const NEW_PARTS = ["display", "presses"];

/** Returns a step that checks the device. */
export const deviceStep = (steps: readonly Json[]): JsonObject => ({
  id: freeId("device", steps),
  version: minorOf(DEVICE_VERSION),
  device: { parts: NEW_PARTS },
});

/** Returns the parts of a check of the device. */
export const devicePartsOf = ({ device }: JsonObject): readonly string[] =>
  isObject(device) && isList(device.parts) ? device.parts.map(asText) : [];

const withSteps = (document: JsonObject, steps: readonly Json[]): JsonObject => ({
  ...document,
  steps,
});

export const withStepAdded = (document: JsonObject, step: Json): JsonObject =>
  withSteps(document, [...stepsOf(document), step]);

/** Returns the document after a copy of a step was inserted at an index. The copy receives a new id. */
export function withStepInserted(document: JsonObject, step: Json, at: number): JsonObject {
  const steps = stepsOf(document);
  const copy = isObject(step) ? { ...step, id: freeId(asText(step.id), steps) } : step;
  return withSteps(document, [...steps.slice(0, at), copy, ...steps.slice(at)]);
}

export const withStepRemoved = (document: JsonObject, index: number): JsonObject =>
  withSteps(
    document,
    stepsOf(document).filter((_, at) => at !== index),
  );

/**
 * Returns the document after a step was moved. If one of the two positions does not exist, the document is returned
 * unchanged.
 */
export function withStepMoved(document: JsonObject, from: number, to: number): JsonObject {
  const steps = [...stepsOf(document)];
  if (from === to || !(from in steps) || !(to in steps)) return document;
  const [step] = steps.splice(from, 1);
  steps.splice(to, 0, step as Json);
  return withSteps(document, steps);
}

/** Returns the languages in which participants can read a document. */
export const languagesOf = (document: JsonObject): readonly Locale[] => neededLocales(document);
