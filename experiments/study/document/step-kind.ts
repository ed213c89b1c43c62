import { DEVICE_TASK } from "@/experiments/device-step/model/device-step-model";
import { SURVEY_TASK } from "@/experiments/survey/model/survey-model";
import type { AppStep, DeviceStep, ProtocolDocument, RunStep, Step, SurveyStep } from "./schema";

/** Returns whether a step runs an app. */
export const isAppStep = (step: Step): step is AppStep => "app" in step;

/** Returns whether a step asks the questions of a survey. */
export const isSurveyStep = (step: Step): step is SurveyStep => "survey" in step;

/** Returns whether a step checks the participant's device. */
export const isDeviceStep = (step: Step): step is DeviceStep => "device" in step;

/** Returns whether a step records data: a task, a survey or a check of the device. All other steps display a text. */
export const isRunStep = (step: Step): step is RunStep =>
  isAppStep(step) || isSurveyStep(step) || isDeviceStep(step);

/** Returns whether the data of a step describe the participant, and not the device: a task or a survey. */
export const isPersonStep = (step: Step): step is AppStep | SurveyStep =>
  isAppStep(step) || isSurveyStep(step);

/** Returns the name of a step's task in records and files: the id of its app, `survey` or `device`. */
export function taskOf(step: RunStep): string {
  if (isAppStep(step)) return step.app;
  return isSurveyStep(step) ? SURVEY_TASK : DEVICE_TASK;
}

/**
 * Returns whether participants in a condition do a step.
 * @param condition null in a study without conditions
 */
export const isDoneIn = ({ for: only }: Pick<Step, "for">, condition: string | null): boolean =>
  !only || (condition !== null && only.includes(condition));

/** Returns whether a rule of the document can end the study before its last step. */
export const canEndEarly = ({ steps }: ProtocolDocument): boolean =>
  steps.some((step) => isRunStep(step) && (step.leave?.length ?? 0) > 0);
