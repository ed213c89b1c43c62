import type { AppModel } from "@/experiments/define-app";
import { defaultsOf, type ParameterValue } from "@/experiments/define-parameters";
import { MODELS } from "@/experiments/models";
import { parameterFaults } from "@/experiments/parameter-schema";
import { checkProtocol } from "@/experiments/protocol/check";
import type { Fault, KnownApp, KnownApps } from "@/experiments/protocol/fault";
import { linkHash, participantLinkHash } from "@/experiments/protocol/link";
import { documentId, protocolId } from "@/experiments/protocol/protocol-id";
import type { ProtocolDocument } from "@/experiments/protocol/schema";
import type { AppId } from "@/experiments/registry";
import { isAppShaped, stepsOf } from "./edit-document";
import { isList, isObject, type Json, type JsonObject } from "./json";

const APPS: KnownApps = MODELS;

/** Returns an app of this release by the name that a document gives it. */
export const knownApp = (name: Json | undefined): KnownApp | undefined =>
  typeof name === "string" && Object.hasOwn(APPS, name) ? APPS[name] : undefined;

/** A step of an app whose settings hold. */
export type StepModel = { index: number; id: string; app: AppId; model: AppModel };

/** What follows from a document as it stands. */
export type Consequences = {
  /** In its complete form; null where it has faults. */
  complete: ProtocolDocument | null;
  faults: readonly Fault[];
  steps: readonly StepModel[];
  /** Of the longest condition, in seconds. */
  seconds: number;
  /** 64 hexadecimal digits each; null where it has faults. */
  protocolId: string | null;
  documentId: string | null;
  /** The part of an address behind `#` that opens it in the editor; null where a text cannot be written. */
  hash: string | null;
  /** That of participants, without the plan; null where it has faults. */
  studyHash: string | null;
};

/** The settings of a step as they stand, with the defaults of those that it does not name. */
export function settingsOf(step: JsonObject, app: KnownApp): Readonly<Record<string, Json>> {
  return { ...defaultsOf(app.parameters), ...(isObject(step.parameters) ? step.parameters : {}) };
}

function stepModel(step: Json, index: number): StepModel | null {
  if (!isAppShaped(step)) return null;
  const app = knownApp(step.app);
  if (!app) return null;
  const settings = settingsOf(step, app);
  if (parameterFaults(app.parameters, settings).length > 0) return null;
  const values = settings as Readonly<Record<string, ParameterValue>>;
  return {
    index,
    id: String(step.id),
    app: step.app as AppId,
    model: app.modelOf(values as never),
  };
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
  return Math.max(...lengths);
}

/** Returns what follows from a document; it never throws. */
export function consequencesOf(document: JsonObject): Consequences {
  const checked = checkProtocol(document, APPS);
  const complete = "document" in checked ? checked.document : null;
  const steps = stepsOf(document).flatMap((step, index) => stepModel(step, index) ?? []);
  return {
    complete,
    faults: "faults" in checked ? checked.faults : [],
    steps,
    seconds: longestSeconds(document, steps),
    protocolId: complete && protocolId(complete),
    documentId: complete && documentId(complete),
    hash: hashOrNull(complete ?? document),
    studyHash: complete && participantLinkHash(complete),
  };
}

function hashOrNull(document: unknown): string | null {
  try {
    return linkHash(document);
  } catch {
    return null;
  }
}
