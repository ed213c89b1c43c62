import type { Plan } from "@/experiments/study/document/schema";
import type { PlanInputs, PlannedMeasure } from "./plan-types";

/** Removes the fields of a plan that do not affect the number of people. */
const askedOf = ({ payPerHour: _, currency: __, feePercent: ___, ...asked }: Plan) => asked;

const isSameMeasure = (a: PlannedMeasure | null, b: PlannedMeasure | null) =>
  a?.data === b?.data &&
  JSON.stringify({ ...a, data: null }) === JSON.stringify({ ...b, data: null });

/** Returns whether two plans ask the same question. The planner's answer is then the same. */
export const isSameQuestion = (a: PlanInputs, b: PlanInputs): boolean =>
  isSameMeasure(a.measure, b.measure) &&
  isSameMeasure(a.other, b.other) &&
  JSON.stringify(askedOf(a.plan)) === JSON.stringify(askedOf(b.plan));
