import type { AppId } from "@/experiments/catalog/app-ids";
import { MODELS } from "@/experiments/catalog/generated/models";
import {
  DEVICE_TASK,
  deviceModel,
  orderedParts,
} from "@/experiments/device-step/model/device-step-model";
import { parametersOfRun } from "@/experiments/engine/contract/app-versions";
import type { AppModel } from "@/experiments/engine/contract/define-app";
import { defaultsOf, type ParameterValues } from "@/experiments/engine/contract/define-parameters";
import { parameterFaults } from "@/experiments/engine/contract/parameter-schema";
import { checkProtocol } from "@/experiments/study/document/check";
import { emptyConditionFaults } from "@/experiments/study/document/check-assignment";
import type { Fault, KnownApp, KnownApps } from "@/experiments/study/document/fault";
import { fitsLink, linkHash, participantLink } from "@/experiments/study/document/link";
import { defaultStep } from "@/experiments/study/document/named-measure";
import { protocolId } from "@/experiments/study/document/protocol-id";
import type { ProtocolDocument, Step } from "@/experiments/study/document/schema";
import { FAILED_CHECKS } from "@/experiments/survey/definition/measure-ids";
import { measureName } from "@/experiments/survey/definition/measure-name";
import { type Survey, surveySchema } from "@/experiments/survey/definition/schema";
import { surveyFaults } from "@/experiments/survey/model/check-survey";
import { SURVEY_TASK, surveyModel } from "@/experiments/survey/model/survey-model";
import { ownValue } from "@/lib/own-value";
import type { Locale } from "@/lib/routes";
import {
  devicePartsOf,
  isAppShaped,
  isPersonShaped,
  isRunShaped,
  isSurveyShaped,
  stepsOf,
} from "./edit-document";
import { asText, isList, isObject, type Json, type JsonObject } from "./json";
import { visitIdsOf } from "./visits";

const APPS: KnownApps = MODELS;

/**
 * Returns the app with this name in the current release; undefined if the release does not contain an app with this
 * name.
 */
export const knownApp = (name: Json | undefined): KnownApp | undefined =>
  typeof name === "string" ? ownValue(APPS, name) : undefined;

/**
 * A step whose app is known and whose parameters are valid, a step with a valid survey (`app` is `survey`), or a check of
 * the device (`app` is `device`).
 */
export type StepModel = {
  index: number;
  id: string;
  app: AppId | typeof SURVEY_TASK | typeof DEVICE_TASK;
  model: AppModel;
};

/** A step that runs an app. */
export type AppStepModel = StepModel & { app: AppId };
export const isAppModel = (step: StepModel): step is AppStepModel =>
  step.app !== SURVEY_TASK && step.app !== DEVICE_TASK;

/**
 * The result of checking a document, valid or not. The fields of the editor, and the texts that it derives from the
 * document, display the result.
 */
export type Checked = {
  document: JsonObject;
  /** The document completed with all defaults; null if the document has faults. */
  complete: ProtocolDocument | null;
  faults: readonly Fault[];
  steps: readonly StepModel[];
  /**
   * The duration of the study for one participant, s: of a session in the longest condition or, if the conditions are
   * sessions, of all sessions together.
   */
  seconds: number;
};

/** The identifiers of a document, and the links that contain the document. */
export type Links = {
  /** An identifier of 64 hexadecimal digits; null if the document has faults. */
  protocolId: string | null;
  documentId: string | null;
  /** The part of a URL after `#` that opens the document in the editor; null if a link cannot encode the document. */
  hash: string | null;
  /**
   * The part of the participants' link after `#`, without the plan; null if the document has faults or does not fit into
   * a link.
   */
  studyHash: string | null;
  /** Whether the document has no faults, but does not fit into a link. */
  isTooLong: boolean;
};

/** Returns the parameters in a step, completed with the defaults of the app's version. */
export function stepValues(step: JsonObject, app: KnownApp): Readonly<Record<string, Json>> {
  const complete =
    typeof step.version === "string"
      ? parametersOfRun(app.parameters, step.version, {})
      : defaultsOf(app.parameters);
  return { ...complete, ...(isObject(step.parameters) ? step.parameters : {}) };
}

// A change of a step does not replace the objects of all other steps (`withValue`). The values derived from a step are
// therefore cached with the object of the step as key.
const MODELS_OF_STEPS = new WeakMap<JsonObject, StepModel | null>();
const COMPLETE_STEPS = new WeakMap<object, Step>();
const MEASURES = new WeakMap<JsonObject, readonly string[]>();
const SURVEYS = new WeakMap<JsonObject, { survey: Survey | null }>();
const LINKS = new WeakMap<object, Links>();

function kept<Key extends object, Value>(
  known: WeakMap<Key, Value>,
  key: Key,
  make: () => Value,
): Value {
  const held = known.get(key);
  if (held !== undefined) return held;
  const made = make();
  known.set(key, made);
  return made;
}

/** Returns the model of a step at an index; null if the step does not have one, or while a parameter has a fault. */
export function stepModel(step: Json, index: number): StepModel | null {
  if (!isRunShaped(step)) return null;
  const found = kept(MODELS_OF_STEPS, step, () => {
    if (isAppShaped(step)) return newStepModel(step, index);
    return isSurveyShaped(step) ? newSurveyModel(step, index) : newDeviceModel(step, index);
  });
  if (!found || found.index === index) return found;
  // The step has another position than before.
  const moved = { ...found, index };
  MODELS_OF_STEPS.set(step, moved);
  return moved;
}

function newStepModel(step: JsonObject, index: number): StepModel | null {
  const app = knownApp(step.app);
  if (!app) return null;
  const all = stepValues(step, app);
  if (parameterFaults(app.parameters, all).length > 0) return null;
  const values = all as ParameterValues;
  return {
    index,
    id: asText(step.id),
    app: step.app as AppId,
    model: app.modelOf(values),
  };
}

/** Returns the survey of a step; null if the survey has faults. */
function validSurvey(step: JsonObject): Survey | null {
  return kept(SURVEYS, step, () => {
    const read = surveySchema.safeParse(step.survey);
    const isValid = read.success && surveyFaults(read.data, "").length === 0;
    return { survey: isValid ? read.data : null };
  }).survey;
}

function newSurveyModel(step: JsonObject, index: number): StepModel | null {
  const survey = validSurvey(step);
  return (
    survey && {
      index,
      id: asText(step.id),
      app: SURVEY_TASK,
      model: surveyModel(survey) as AppModel,
    }
  );
}

function newDeviceModel(step: JsonObject, index: number): StepModel | null {
  const parts = orderedParts(devicePartsOf(step));
  return parts.length === 0
    ? null
    : { index, id: asText(step.id), app: DEVICE_TASK, model: deviceModel(parts) as AppModel };
}

/** Returns the name of a step's task: the id of its app, `survey` or `device`. */
function kindOf(step: JsonObject): Json | undefined {
  if (isAppShaped(step)) return step.app;
  return isSurveyShaped(step) ? SURVEY_TASK : DEVICE_TASK;
}

/**
 * Returns the displayed name of a step: the name of its app, followed by the step's id if several steps have the same
 * app, if several steps are surveys, or if several steps check the device.
 */
export function nameAmong(name: string, step: Json, steps: readonly Json[]): string {
  if (!isRunShaped(step)) return name;
  const same = steps.filter((each) => isRunShaped(each) && kindOf(each) === kindOf(step));
  return same.length > 1 ? `${name} (${asText(step.id)})` : name;
}

/**
 * Returns the names of a step's measures, even if the parameters have faults. The list is empty if the model of the app
 * throws an error for the parameters.
 */
export function measuresOf(step: Json): readonly string[] {
  if (!isRunShaped(step)) return [];
  return kept(MEASURES, step, () => {
    const kind = kindOf(step);
    if (kind === DEVICE_TASK)
      return deviceModel(devicePartsOf(step)).facts.measures.map(({ id }) => id);
    if (kind === SURVEY_TASK) {
      const survey = validSurvey(step);
      return survey ? surveyModel(survey).facts.measures.map(({ id }) => id) : [];
    }
    const app = knownApp(step.app);
    if (!app) return [];
    try {
      // The values have not been checked. A model throws an error if it does not accept the values.
      const all = stepValues(step, app) as ParameterValues;
      return app.modelOf(all).facts.measures.map(({ id }) => id);
    } catch {
      // The author has not corrected the faulty parameters yet. Until then, the step does not have measures.
      return [];
    }
  });
}

/**
 * Returns the measure that a plan without a named measure is about, as `step.measure`; "" if the document does not have
 * such a measure yet.
 */
export function defaultMeasure(document: JsonObject): string {
  const step = defaultStep(stepsOf(document).filter(isPersonShaped));
  const [id] = step ? measuresOf(step) : [];
  return step && id !== undefined ? `${asText(step.id)}.${id}` : "";
}

/**
 * Returns the label of a measure of a survey: the name of a scale or the text of a question; undefined for other steps
 * and measures.
 */
export function surveyMeasure(
  step: Json,
  id: string,
  words: { failedChecks: string },
  locale: Locale,
): string | undefined {
  const survey = isSurveyShaped(step) ? validSurvey(step) : null;
  if (!survey) return undefined;
  return id === FAILED_CHECKS ? words.failedChecks : measureName(survey, id, locale);
}

function secondsOf(document: JsonObject, models: readonly StepModel[]): number {
  const { conditions } = document;
  const steps = stepsOf(document);
  const names = isList(conditions) && conditions.length > 0 ? conditions : [""];
  const visits = visitIdsOf(document);
  /** The number of visits that include a step; 1 in a study without visits. */
  const timesOf = ({ at }: JsonObject) =>
    visits.length === 0 ? 1 : visits.filter((visit) => !isList(at) || at.includes(visit)).length;
  const lengths = names.map((condition) =>
    models.reduce((sum, { index, model }) => {
      const step = steps[index];
      if (!isObject(step)) return sum + model.facts.seconds;
      const isDone = !isList(step.for) || step.for.includes(condition);
      return isDone ? sum + model.facts.seconds * timesOf(step) : sum;
    }, 0),
  );
  if (document.conditionsAre === "sessions") return lengths.reduce((sum, each) => sum + each, 0);
  // A document that was written elsewhere may have any number of conditions until the check refuses the document.
  // `Math.max` does not accept an unlimited number of arguments.
  return lengths.reduce((most, each) => Math.max(most, each));
}

/** Returns a document completed with all defaults. Steps that have not changed remain the same objects. */
const withKeptSteps = (complete: ProtocolDocument, steps: readonly Json[]): ProtocolDocument => ({
  ...complete,
  steps: complete.steps.map((step, index) => {
    const written = steps[index];
    return isObject(written) ? kept(COMPLETE_STEPS, written, () => step) : step;
  }),
});

/** Checks a document, and derives the steps and the duration of the study. Never throws an error. */
export function checkedOf(document: JsonObject): Checked {
  const checked = checkProtocol(document, APPS);
  const faults = "faults" in checked ? checked.faults : emptyConditionFaults(checked.document);
  const written = stepsOf(document);
  const steps = written.flatMap((step, index) => stepModel(step, index) ?? []);
  return {
    document,
    complete:
      "document" in checked && faults.length === 0
        ? withKeptSteps(checked.document, written)
        : null,
    faults,
    steps,
    seconds: secondsOf(document, steps),
  };
}

/**
 * Returns the steps of a document. A step that has a fault is replaced by the step with its id in the last valid
 * document.
 */
export function stepsAsLastValid({ document, steps }: Checked, valid: Checked): StepModel[] {
  return stepsOf(document).flatMap((step, index) => {
    const own = steps.find((each) => each.index === index);
    if (own || !isRunShaped(step)) return own ?? [];
    const kind = kindOf(step);
    const last = valid.steps.find(({ id, app }) => id === step.id && app === kind);
    return last && last.index !== index ? { ...last, index } : (last ?? []);
  });
}

/** Returns the identifiers and the links of a document. The function computes them once for each document. */
export const linksOf = ({ document, complete }: Checked): Links =>
  kept<object, Links>(LINKS, complete ?? document, () => {
    const participant = complete && participantLink(complete);
    const isTooLong = participant !== null && !fitsLink(participant.hash);
    return {
      protocolId: complete && protocolId(complete),
      documentId: participant?.documentId ?? null,
      hash: hashOrNull(complete ?? document),
      studyHash: isTooLong ? null : (participant?.hash ?? null),
      isTooLong,
    };
  });

function hashOrNull(document: unknown): string | null {
  try {
    const hash = linkHash(document);
    return fitsLink(hash) ? hash : null;
  } catch {
    return null;
  }
}
