import { minorOf } from "@/experiments/engine/contract/app-versions";
import { defaultsOf } from "@/experiments/engine/contract/define-parameters";
import type { KnownApp } from "@/experiments/study/document/fault";
import { asText, isList, isObject, type Json, type JsonObject, withValue } from "./json";

/** A study without steps. */
export const EMPTY: JsonObject = {
  protocol: 1,
  steps: [],
  order: "fixed",
  language: "participant",
};

/** Returns the steps of a document that is being written. */
export const stepsOf = (document: JsonObject): readonly Json[] =>
  isList(document.steps) ? document.steps : [];

/** Whether a step, as far as it is written, is an app. */
export const isAppShaped = (step: Json | undefined): step is JsonObject =>
  isObject(step) && typeof step.app === "string";

/** Returns an id that no step has: a name, or the name and a number. */
function freeId(name: string, steps: readonly Json[]): string {
  const taken = new Set(steps.map((step) => (isObject(step) ? step.id : undefined)));
  if (!taken.has(name)) return name;
  let number = 2;
  while (taken.has(`${name}-${number}`)) number += 1;
  return `${name}-${number}`;
}

/** Returns a step of an app as published, every parameter written out. */
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

/** Returns a step that shows a text, which is still empty. */
export const textStep = (locales: readonly string[], steps: readonly Json[]): JsonObject => ({
  id: freeId("text", steps),
  text: Object.fromEntries(locales.map((locale) => [locale, ""])),
});

const withSteps = (document: JsonObject, steps: readonly Json[]): JsonObject => ({
  ...document,
  steps,
});

export const withStepAdded = (document: JsonObject, step: Json): JsonObject =>
  withSteps(document, [...stepsOf(document), step]);

export const withStepRemoved = (document: JsonObject, index: number): JsonObject =>
  withSteps(
    document,
    stepsOf(document).filter((_, at) => at !== index),
  );

/** Returns the document with a step in another place; unchanged where there is no such place. */
export function withStepMoved(document: JsonObject, from: number, to: number): JsonObject {
  const steps = [...stepsOf(document)];
  if (from === to || !(from in steps) || !(to in steps)) return document;
  const [step] = steps.splice(from, 1);
  steps.splice(to, 0, step as Json);
  return withSteps(document, steps);
}

/** Returns the languages in which a document is read. */
export const languagesOf = ({ language }: JsonObject): readonly ("en" | "fr")[] =>
  language === "en" || language === "fr" ? [language] : ["en", "fr"];

/** Returns the document with other conditions; what steps say of those that are gone goes, too. */
export function withConditions(document: JsonObject, names: readonly string[]): JsonObject {
  const steps = stepsOf(document).map((step) => {
    if (!isObject(step) || !isList(step.for)) return step;
    const kept = step.for.filter((name) => names.includes(asText(name)));
    return withValue(step, ["for"], kept.length > 0 ? kept : undefined);
  });
  const next = withValue(document, ["conditions"], names.length > 0 ? names : undefined);
  const before = isList(document.conditions) ? document.conditions.map(String) : [];
  // A name that is being typed keeps its label.
  const isRenamed = before.length === names.length;
  const labels = isObject(document.conditionLabels)
    ? Object.entries(document.conditionLabels).flatMap(([name, label]) => {
        const now = isRenamed ? names[before.indexOf(name)] : name;
        return now !== undefined && names.includes(now) ? [[now, label]] : [];
      })
    : [];
  const labelled = withValue(
    next,
    ["conditionLabels"],
    labels.length > 0 ? Object.fromEntries(labels) : undefined,
  );
  return withSteps(labelled as JsonObject, steps);
}
