import { SURVEY_TASK } from "@/experiments/survey/model/survey-model";
import type { AppStep, ProtocolDocument, RunStep, Step, SurveyStep } from "./schema";

/** Returns whether a step runs an app. */
export const isAppStep = (step: Step): step is AppStep => "app" in step;

/** Returns whether a step asks the questions of a survey. */
export const isSurveyStep = (step: Step): step is SurveyStep => "survey" in step;

/** Returns whether a step records data: a task or a survey. All other steps display a text. */
export const isRunStep = (step: Step): step is RunStep => isAppStep(step) || isSurveyStep(step);

/** Returns the name of a step's task in records and files: the id of its app, or `survey`. */
export const taskOf = (step: RunStep): string => (isAppStep(step) ? step.app : SURVEY_TASK);

/**
 * Returns whether participants in a condition do a step.
 * @param condition null in a study without conditions
 */
export const isDoneIn = ({ for: only }: Pick<Step, "for">, condition: string | null): boolean =>
  !only || (condition !== null && only.includes(condition));

/** Returns whether a rule of the document can end the study before its last step. */
export const canEndEarly = ({ steps }: ProtocolDocument): boolean =>
  steps.some((step) => isRunStep(step) && (step.leave?.length ?? 0) > 0);
