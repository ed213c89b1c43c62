import type { AppStep, ProtocolDocument, Step } from "./schema";

/** Returns whether a step runs an app. All other steps display a text. */
export const isAppStep = (step: Step): step is AppStep => "app" in step;

/**
 * Returns whether participants in a condition do a step.
 * @param condition null in a study without conditions
 */
export const isDoneIn = ({ for: only }: Pick<Step, "for">, condition: string | null): boolean =>
  !only || (condition !== null && only.includes(condition));

/** Returns whether a rule of the document can end the study before its last step. */
export const canEndEarly = ({ steps }: ProtocolDocument): boolean =>
  steps.some((step) => isAppStep(step) && (step.leave?.length ?? 0) > 0);
