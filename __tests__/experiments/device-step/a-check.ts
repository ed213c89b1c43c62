import { type DeviceMeasure, measuresOf } from "@/experiments/device-step/model/device-measures";
import { deviceRows, measuredAnswer } from "@/experiments/device-step/model/device-rows";
import type { CheckPart } from "@/experiments/engine/device/device-check";
import { formRows } from "@/experiments/engine/run/form-rows";

/** Returns the rows of a check as they are stored. @param values the values that were measured, keyed by measure */
export function checkRows(
  parts: readonly CheckPart[],
  values: Partial<Record<DeviceMeasure, number>>,
) {
  const ids = measuresOf(parts);
  const rows = deviceRows(
    ids,
    ids.map((id) => measuredAnswer(values[id] ?? null)),
  );
  return formRows(rows, { before: 0, screen: 1, sitting: 1 });
}
