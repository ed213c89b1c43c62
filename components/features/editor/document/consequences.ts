import type { AppId } from "@/experiments/catalog/app-ids";
import { MODELS } from "@/experiments/catalog/generated/models";
import { parametersOfRun } from "@/experiments/engine/contract/app-versions";
import type { AppModel } from "@/experiments/engine/contract/define-app";
import { defaultsOf, type ParameterValues } from "@/experiments/engine/contract/define-parameters";
import { parameterFaults } from "@/experiments/engine/contract/parameter-schema";
import { checkProtocol } from "@/experiments/study/document/check";
import type { Fault, KnownApp, KnownApps } from "@/experiments/study/document/fault";
import { linkHash, participantLink } from "@/experiments/study/document/link";
import { protocolId } from "@/experiments/study/document/protocol-id";
import type { ProtocolDocument, Step } from "@/experiments/study/document/schema";
import { isAppShaped, stepsOf } from "./edit-document";
import { asText, isList, isObject, type Json, type JsonObject } from "./json";

const APPS: KnownApps = MODELS;

/** Returns the app of this release that a document names; undefined if this release does not have it. */
export const knownApp = (name: Json | undefined): KnownApp | undefined =>
  typeof name === "string" && Object.hasOwn(APPS, name) ? APPS[name] : undefined;

/** A step whose app is known and whose parameters are valid. */
export type StepModel = { index: number; id: string; app: AppId; model: AppModel };

/** The result of checking a document, valid or not; fields and texts display it. */
export type Checked = {
  document: JsonObject;
  /** The complete form of the document; null if it has faults. */
  complete: ProtocolDocument | null;
  faults: readonly Fault[];
  steps: readonly StepModel[];
  /** Duration of the longest condition, in seconds. */
  seconds: number;
};

/** The identifiers and the links of a document. */
export type Links = {
  /** Each has 64 hexadecimal digits; null if the document has faults. */
  protocolId: string | null;
  documentId: string | null;
  /** The part of an address behind `#` that opens the document in the editor; null if a link cannot encode it. */
  hash: string | null;
  /** The same part of the participants' link, without the plan; null if the document has faults. */
  studyHash: string | null;
};

/** Returns the parameters of a step as written, completed for its version. */
export function parametersOf(step: JsonObject, app: KnownApp): Readonly<Record<string, Json>> {
  const complete =
    typeof step.version === "string"
      ? parametersOfRun(app.parameters, step.version, {})
      : defaultsOf(app.parameters);
  return { ...complete, ...(isObject(step.parameters) ? step.parameters : {}) };
}

// A change leaves the other steps the same objects (`withValue`), so derived values are cached by step object.
const MODELS_OF_STEPS = new WeakMap<JsonObject, StepModel | null>();
const COMPLETE_STEPS = new WeakMap<object, Step>();
const MEASURES = new WeakMap<JsonObject, readonly string[]>();
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

function stepModel(step: Json, index: number): StepModel | null {
  if (!isAppShaped(step)) return null;
  const found = kept(MODELS_OF_STEPS, step, () => newStepModel(step, index));
  if (!found || found.index === index) return found;
  // The step has moved.
  const moved = { ...found, index };
  MODELS_OF_STEPS.set(step, moved);
  return moved;
}

function newStepModel(step: JsonObject, index: number): StepModel | null {
  const app = knownApp(step.app);
  if (!app) return null;
  const all = parametersOf(step, app);
  if (parameterFaults(app.parameters, all).length > 0) return null;
  const values = all as ParameterValues;
  return {
    index,
    id: asText(step.id),
    app: step.app as AppId,
    model: app.modelOf(values),
  };
}

/** Returns the displayed name of a step: the name of its app, followed by its id if several steps have the same app. */
export function nameAmong(name: string, step: Json, steps: readonly Json[]): string {
  if (!isAppShaped(step)) return name;
  const same = steps.filter((each) => isAppShaped(each) && each.app === step.app);
  return same.length > 1 ? `${name} (${asText(step.id)})` : name;
}

/** Returns the measures of a step, even if its parameters have faults; an empty list if its model does not accept them. */
export function measuresOf(step: Json): readonly string[] {
  if (!isAppShaped(step)) return [];
  return kept(MEASURES, step, () => {
    const app = knownApp(step.app);
    if (!app) return [];
    try {
      // These values are unchecked: a model that does not accept them throws.
      const all = parametersOf(step, app) as ParameterValues;
      return app.modelOf(all).facts.measures.map(({ id }) => id);
    } catch {
      // The author has not corrected these parameters yet.
      return [];
    }
  });
}

function longestSeconds(document: JsonObject, models: readonly StepModel[]): number {
  const { conditions } = document;
  const steps = stepsOf(document);
  const names = isList(conditions) && conditions.length > 0 ? conditions : [""];
  const lengths = names.map((condition) =>
    models
      .filter(({ index }) => {
        const step = steps[index];
        return !isObject(step) || !isList(step.for) || step.for.includes(condition);
      })
      .reduce((sum, { model }) => sum + model.facts.seconds, 0),
  );
  // A stranger's document may have any number of conditions until it is refused, too many for the arguments of
  // `Math.max`.
  return lengths.reduce((most, each) => Math.max(most, each));
}

/** Returns the complete form of a document, in which unchanged steps are the same objects as before. */
const withKeptSteps = (complete: ProtocolDocument, steps: readonly Json[]): ProtocolDocument => ({
  ...complete,
  steps: complete.steps.map((step, index) => {
    const written = steps[index];
    return isObject(written) ? kept(COMPLETE_STEPS, written, () => step) : step;
  }),
});

/** Checks a document and derives its steps and duration. Never throws. */
export function checkedOf(document: JsonObject): Checked {
  const checked = checkProtocol(document, APPS);
  const written = stepsOf(document);
  const steps = written.flatMap((step, index) => stepModel(step, index) ?? []);
  return {
    document,
    complete: "document" in checked ? withKeptSteps(checked.document, written) : null,
    faults: "faults" in checked ? checked.faults : [],
    steps,
    seconds: longestSeconds(document, steps),
  };
}

/** Returns the steps of a document; a step with a fault is returned as in the last document without a fault. */
export function stepsAsLastValid({ document, steps }: Checked, valid: Checked): StepModel[] {
  return stepsOf(document).flatMap((step, index) => {
    const own = steps.find((each) => each.index === index);
    if (own || !isAppShaped(step)) return own ?? [];
    const last = valid.steps.find(({ id, app }) => id === step.id && app === step.app);
    return last && last.index !== index ? { ...last, index } : (last ?? []);
  });
}

/** Returns the identifiers and the links of a document, computed once for each document. */
export const linksOf = ({ document, complete }: Checked): Links =>
  kept<object, Links>(LINKS, complete ?? document, () => {
    const participant = complete && participantLink(complete);
    return {
      protocolId: complete && protocolId(complete),
      documentId: participant?.documentId ?? null,
      hash: hashOrNull(complete ?? document),
      studyHash: participant?.hash ?? null,
    };
  });

function hashOrNull(document: unknown): string | null {
  try {
    return linkHash(document);
  } catch {
    return null;
  }
}
