import type { Plan } from "@/experiments/study/document/schema";
import { ignoresConditions, isInstructedOtherwise } from "./plan-in-study";
import type { PlanInputs, PlannedMeasure } from "./plan-types";

/** Removes the fields of a plan that do not affect the number of people. */
const askedOf = ({ payPerHour: _, currency: __, feePercent: ___, ...asked }: Plan) => asked;

const isSameMeasure = (a: PlannedMeasure | null, b: PlannedMeasure | null) =>
  a?.data === b?.data &&
  JSON.stringify({ ...a, data: null }) === JSON.stringify({ ...b, data: null });

/** Returns whether two documents agree in the properties that the notes of an answer mention. */
const isSameStudy = (a: PlanInputs, b: PlanInputs) =>
  ignoresConditions(a.document, a.plan) === ignoresConditions(b.document, b.plan) &&
  isInstructedOtherwise(a) === isInstructedOtherwise(b);

/** Returns whether two plans ask the same question. The answer of the planner and its notes are then the same. */
export const isSameQuestion = (a: PlanInputs, b: PlanInputs): boolean =>
  isSameMeasure(a.measure, b.measure) &&
  isSameMeasure(a.other, b.other) &&
  isSameStudy(a, b) &&
  JSON.stringify(askedOf(a.plan)) === JSON.stringify(askedOf(b.plan));
