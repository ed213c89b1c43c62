import { isDeviceMeasure, partOf } from "@/experiments/device-step/model/device-measures";
import { CHECK_PARTS, type CheckPart } from "@/experiments/engine/device/device-check";
import type { DeviceStep, ProtocolDocument } from "./schema";
import { isDeviceStep, isRunStep } from "./step-kind";

/** Returns the measures of a step that rules of a document compare, in any step. */
const comparedMeasures = ({ steps }: Pick<ProtocolDocument, "steps">, id: string): string[] =>
  steps
    .flatMap((step) => (isRunStep(step) ? (step.leave ?? []) : []))
    .flatMap((rule) => {
      const [about, measure = ""] = rule.if.measure.split(".");
      return about === id ? [measure] : [];
    });

/** Returns whether a rule of a document compares a measure of a check of the device. */
export const endsByDevice = (document: Pick<ProtocolDocument, "steps">): boolean =>
  document.steps.some((step) => isDeviceStep(step) && deviceNeeds(document, step).canEnd);

/**
 * Returns the rules of a document about a check of the device.
 * @returns the parts that a rule needs, which participants cannot skip, and whether a rule can end the study
 */
export function deviceNeeds(
  document: Pick<ProtocolDocument, "steps">,
  { id, device }: Pick<DeviceStep, "id" | "device">,
): { needed: readonly CheckPart[]; canEnd: boolean } {
  const measures = comparedMeasures(document, id).filter(isDeviceMeasure);
  const needed = new Set(measures.map(partOf));
  return {
    needed: CHECK_PARTS.filter((part) => needed.has(part) && device.parts.includes(part)),
    canEnd: measures.length > 0,
  };
}
