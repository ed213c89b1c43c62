import type { MeasureDefinition } from "@/experiments/engine/contract/app-facts";
import type { AppModel } from "@/experiments/engine/contract/define-app";
import type { KnownApps } from "./fault";
import type { ProtocolDocument, RunStep } from "./schema";
import { isAppStep, isRunStep } from "./step-kind";
import { modelOfStep } from "./step-model";

/** A measure that a plan names, with its step and the app's model with the parameters of the step. */
export type NamedMeasure = { step: RunStep; model: AppModel; measure: MeasureDefinition };

/**
 * Returns the measure with a name such as `stroop.accuracy`; without a name, the first measure of the first app, or of the first survey in
 * a document without apps. The
 * name of a step alone stands for the first measure of this step. Null if the document does not have the measure.
 */
export function namedMeasure(
  { steps }: Pick<ProtocolDocument, "steps">,
  apps: KnownApps,
  name: string | undefined,
): NamedMeasure | null {
  const [id, measureId] = name?.split(".") ?? [];
  const step =
    id === undefined
      ? (steps.find(isAppStep) ?? steps.find(isRunStep))
      : steps.filter(isRunStep).find((each) => each.id === id);
  if (!step || (isAppStep(step) && !Object.hasOwn(apps, step.app))) return null;
  const model = modelOfStep(step, apps);
  const measure = model.facts.measures.find(
    (each) => measureId === undefined || each.id === measureId,
  );
  return measure ? { step, model, measure } : null;
}
