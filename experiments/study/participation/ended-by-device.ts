import { MODELS } from "@/experiments/catalog/generated/models";
import {
  type DeviceMeasure,
  isDeviceMeasure,
} from "@/experiments/device-step/model/device-measures";
import { type AppliedLeave, appliedLeave } from "@/experiments/study/document/leave-rule";
import { isDeviceStep, isRunStep } from "@/experiments/study/document/step-kind";
import { modelOfStep } from "@/experiments/study/document/step-model";
import { type Participation, recordedSteps } from "./participation";

/** Returns the rule of a step that applies to the finished steps of a participation, or null. */
export function leaveAfter(
  participation: Participation,
  stepId: string | undefined,
): AppliedLeave | null {
  const { content, runs } = participation;
  const step = content.steps.find(({ id }) => id === stepId);
  if (!step || !isRunStep(step) || !step.leave) return null;
  const finished = recordedSteps(participation).flatMap((each) => {
    const run = runs[each.id];
    return run?.status === "finished"
      ? [{ step: each.id, model: modelOfStep(each, MODELS), rows: run.rows }]
      : [];
  });
  return appliedLeave(step.leave, finished);
}

/** A rule about the device that ended a study, with the measured value. */
export type EndedByDevice = {
  measure: DeviceMeasure;
  value: number;
  comparisons: AppliedLeave["rule"]["if"];
};

/** Returns the rule about the device that ended a participation; null if another event ended it. */
export function endedByDevice(participation: Participation): EndedByDevice | null {
  const { content, order, done, ending } = participation;
  if (ending === null || ending === "left") return null;
  const applied = leaveAfter(participation, order[done - 1]);
  if (!applied || typeof applied.value !== "number") return null;
  const [id, measure = ""] = applied.rule.if.measure.split(".");
  const isOfDevice = content.steps.some((step) => step.id === id && isDeviceStep(step));
  return isOfDevice && isDeviceMeasure(measure)
    ? { measure, value: applied.value, comparisons: applied.rule.if }
    : null;
}
