import { MODELS } from "@/experiments/catalog/generated/models";
import { unseenParameters } from "@/experiments/catalog/simulators";
import type { MeasureDefinition } from "@/experiments/engine/contract/app-facts";
import { parameterNamed } from "@/experiments/engine/contract/define-parameters";
import type { Norm } from "@/experiments/engine/score/norm";
import type { AppPayload } from "@/experiments/engine/texts/app-payload";
import { atParameters } from "@/experiments/engine/texts/at-parameters";
import type { KnownApp } from "@/experiments/study/document/fault";
import {
  hasOtherInstructions,
  INSTRUCTIONS_LABEL,
} from "@/experiments/study/document/instructions";
import type { AppStep } from "@/experiments/study/document/schema";
import { modelOfStep } from "@/experiments/study/document/step-model";
import type { Locale } from "@/lib/routes";

/** The texts about an app, in one language, that appear in the figures of a simulated step. */
export type StepTexts = {
  name: string;
  measure: MeasureDefinition;
  /** The name of the measure. */
  label: string;
  /** The texts that explain why a run has no score, keyed by reason. */
  reasons: Readonly<Record<string, string>>;
  /** The published norm for these parameters; null without a norm. */
  norm: Norm | null;
  /** The names of changed parameters that do not affect simulated people. */
  unseen: readonly string[];
};

/** Returns the texts about a step from the payload of its app. */
export function stepTexts(step: AppStep, payload: AppPayload, locale: Locale): StepTexts {
  const app = (MODELS as Readonly<Record<string, KnownApp>>)[step.app] as KnownApp;
  const model = modelOfStep(step, MODELS);
  const { words, facts, norms } = atParameters(
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
    unseen: [
      ...unseenParameters(step.app, app.parameters, model.parameters).map(
        (name) => parameterNamed(app.parameters, name)?.label[locale] ?? name,
      ),
      ...(hasOtherInstructions(step) ? [INSTRUCTIONS_LABEL[locale]] : []),
    ],
  };
}
