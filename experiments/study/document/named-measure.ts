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
 * Returns the step that a plan without a named measure is about: the first app or, in a document without apps, the
 * first survey.
 * @param steps the steps that are tasks or surveys; they may be incomplete
 */
export const defaultStep = <Each extends object>(steps: readonly Each[]): Each | undefined =>
  steps.find((step) => "app" in step) ?? steps[0];

/**
 * Returns the measure with a name such as `stroop.accuracy`; without a name, the first measure of the default step. The
 * name of a step alone stands for the first measure of this step. Null if the document does not have the measure, or if
 * it is a measure of the device.
 */
export function namedMeasure(
  { steps }: Pick<ProtocolDocument, "steps">,
  apps: KnownApps,
  name: string | undefined,
): NamedMeasure | null {
  const [id, measureId] = name?.split(".") ?? [];
  const asked = steps.filter(isPersonStep);
  const step = id === undefined ? defaultStep(asked) : asked.find((each) => each.id === id);
  if (!step || (isAppStep(step) && !Object.hasOwn(apps, step.app))) return null;
  const model = modelOfStep(step, apps);
  const measure = model.facts.measures.find(
    (each) => measureId === undefined || each.id === measureId,
  );
  return measure ? { step, model, measure } : null;
}
