import { DEVICE_TASK } from "@/experiments/device-step/model/device-step-model";
import type { ProtocolDocument } from "@/experiments/study/document/schema";
import { isAppStep, isRunStep } from "@/experiments/study/document/step-kind";
import { modelOfStep } from "@/experiments/study/document/step-model";
import type { ReadSession } from "@/experiments/study/reading/read-session";
import { SURVEY_TASK } from "@/experiments/survey/model/survey-model";
import { byText } from "@/lib/by-text";
import { ownValue } from "@/lib/own-value";
import { KNOWN } from "./known-apps";

/** A step of the study that has data, with the ids of its measures in the order of its result. */
export type DataStep = {
  step: string;
  task: string;
  isSurvey: boolean;
  /** Whether the step is a check of the device. Its figures do not describe the participant. */
  isCheck: boolean;
  measures: readonly string[];
};

/** Returns whether a step is a task: its first measure describes the participant, and anybody who does it has a score. */
export const isTask = ({ isSurvey, isCheck }: DataStep): boolean => !isSurvey && !isCheck;

/** Returns the ids of the measures of a step as its document defines them. */
function definedMeasures(document: ProtocolDocument | null, id: string): readonly string[] {
  const step = document?.steps.filter(isRunStep).find((each) => each.id === id);
  if (!step || (isAppStep(step) && !ownValue(KNOWN, step.app))) return [];
  return modelOfStep(step, KNOWN).facts.measures.map((measure) => measure.id);
}

/**
 * Returns the steps that occur in sessions: in the order of the document, then by their earliest position. The measures
 * of a step are the measures in its document, then others that occur in its runs.
 * @param sessions in the order of their start
 */
export function stepsOfData(
  sessions: readonly ReadSession[],
  document: ProtocolDocument | null,
): DataStep[] {
  const found = new Map<string, { task: string; place: number; measures: Set<string> }>();
  for (const { runs } of sessions)
    for (const run of runs) {
      const place = run.place ?? Number.POSITIVE_INFINITY;
      const known = found.get(run.step) ?? {
        task: run.task,
        place,
        measures: new Set(definedMeasures(document, run.step)),
      };
      known.place = Math.min(known.place, place);
      if (run.score.status === "scored")
        for (const { id } of run.score.measures) known.measures.add(id);
      found.set(run.step, known);
    }
  const order = document?.steps.map(({ id }) => id) ?? [];
  const positionOf = (step: string) => {
    const position = order.indexOf(step);
    return position === -1 ? order.length : position;
  };
  return [...found]
    .sort(([a, one], [b, other]) => {
      const position = positionOf(a) - positionOf(b);
      if (position !== 0) return position;
      if (one.place !== other.place) return one.place < other.place ? -1 : 1;
      return byText(a, b);
    })
    .map(([step, { task, measures }]) => ({
      step,
      task,
      isSurvey: task === SURVEY_TASK,
      isCheck: task === DEVICE_TASK,
      measures: [...measures],
    }));
}
