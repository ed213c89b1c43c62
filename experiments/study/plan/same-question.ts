import type { Plan } from "@/experiments/study/document/schema";
import { ignoresConditions, isInstructedOtherwise } from "./plan-in-study";
import type { PlanInputs, PlannedMeasure } from "./plan-types";

/** Removes the fields of a plan that do not affect the number of people. */
const askedOf = ({ payPerHour: _, currency: __, feePercent: ___, ...asked }: Plan) => asked;

const isSameMeasure = (a: PlannedMeasure | null, b: PlannedMeasure | null) =>
  a?.data === b?.data &&
  JSON.stringify({ ...a, data: null }) === JSON.stringify({ ...b, data: null });

/** Returns the parts of a study that name the sides of a comparison, and how people are assigned to them. */
const namedSides = ({ document, sides, share }: PlanInputs) => {
  const { conditions, conditionLabels, conditionsAre, assignment } = document;
  return JSON.stringify([
    share,
    conditions?.length,
    conditionsAre,
    assignment,
    sides && [sides, conditionLabels],
  ]);
};

/** Returns whether two documents agree in the properties that an answer and its notes mention. */
const isSameStudy = (a: PlanInputs, b: PlanInputs) =>
  namedSides(a) === namedSides(b) &&
  ignoresConditions(a) === ignoresConditions(b) &&
  isInstructedOtherwise(a) === isInstructedOtherwise(b);

/** Returns whether two plans ask the same question. The answer of the planner and its notes are then the same. */
export const isSameQuestion = (a: PlanInputs, b: PlanInputs): boolean =>
  isSameMeasure(a.measure, b.measure) &&
  isSameMeasure(a.other, b.other) &&
  isSameMeasure(a.second, b.second) &&
  isSameStudy(a, b) &&
  JSON.stringify(askedOf(a.plan)) === JSON.stringify(askedOf(b.plan));
