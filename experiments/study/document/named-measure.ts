import type { MeasureDefinition } from "@/experiments/engine/contract/app-facts";
import type { AppModel } from "@/experiments/engine/contract/define-app";
import type { KnownApps } from "./fault";
import type { AppStep, ProtocolDocument, SurveyStep } from "./schema";
import { isAppStep, isPersonStep } from "./step-kind";
import { modelOfStep } from "./step-model";

/** A measure that a plan names, with its step and the app's model with the parameters of the step. */
export type NamedMeasure = {
  step: AppStep | SurveyStep;
  model: AppModel;
  measure: MeasureDefinition;
};

/**
 * Returns the measure with a name such as `stroop.accuracy`; without a name, the first measure of the first app, or of the first survey in
 * a document without apps. The
 * name of a step alone stands for the first measure of this step. Null if the document does not have the measure, or if
 * it is a measure of the device.
 */
export function namedMeasure(
  { steps }: Pick<ProtocolDocument, "steps">,
  apps: KnownApps,
  name: string | undefined,
): NamedMeasure | null {
  const [id, measureId] = name?.split(".") ?? [];
  const step =
    id === undefined
      ? (steps.find(isAppStep) ?? steps.find(isPersonStep))
      : steps.filter(isPersonStep).find((each) => each.id === id);
  if (!step || (isAppStep(step) && !Object.hasOwn(apps, step.app))) return null;
  const model = modelOfStep(step, apps);
  const measure = model.facts.measures.find(
    (each) => measureId === undefined || each.id === measureId,
  );
  return measure ? { step, model, measure } : null;
}
