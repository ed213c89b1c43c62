import type { AppStep, ProtocolDocument, Step } from "./schema";

/** Whether a step runs an app; all other steps display a text. */
export const isAppStep = (step: Step): step is AppStep => "app" in step;

/**
 * Whether participants in a condition do a step.
 * @param condition null in a study without conditions
 */
export const isDoneIn = ({ for: only }: Pick<Step, "for">, condition: string | null): boolean =>
  !only || (condition !== null && only.includes(condition));

/** Whether a rule of the document can end the study before its last step. */
export const canEndEarly = ({ steps }: ProtocolDocument): boolean =>
  steps.some((step) => isAppStep(step) && (step.leave?.length ?? 0) > 0);
