import type { Locale } from "@/lib/routes";
import type { MeasureDefinition } from "../app-facts";
import type { AppPayload } from "../app-payload";
import { atSettings } from "../at-settings";
import type { Norm } from "../engine/norm";
import { MODELS } from "../models";
import type { KnownApp } from "../protocol/fault";
import type { AppStep } from "../protocol/schema";
import { modelOfStep } from "../protocol/step-model";
import { unseenSettings } from "../simulators";

/** What the pictures of a simulated step say of its app, in one language. */
export type StepTexts = {
  name: string;
  measure: MeasureDefinition;
  /** Name of the measure. */
  label: string;
  /** Why a run has no score, by reason. */
  reasons: Readonly<Record<string, string>>;
  /** The published data for these settings; null where there are none. */
  norm: Norm | null;
  /** Names of changed settings that simulated people do not react to. */
  unseen: readonly string[];
};

/** Returns what is said of a step, from the payload of its app. */
export function stepTexts(step: AppStep, payload: AppPayload, locale: Locale): StepTexts {
  const app = (MODELS as Readonly<Record<string, KnownApp>>)[step.app] as KnownApp;
  const model = modelOfStep(step, MODELS);
  const { words, facts, norms } = atSettings(
    payload,
    { parameters: app.parameters, model },
    locale,
  );
  const [measure] = facts.measures;
  return {
    name: words.name,
    measure,
    label: words.result.measures[measure.id] ?? measure.id,
    reasons: words.result.reasons,
    norm: (measure.norm && norms[measure.norm]) || null,
    unseen: unseenSettings(step.app, app.parameters, model.parameters).map(
      (name) => app.parameters.definitions[name]?.label[locale] ?? name,
    ),
  };
}
