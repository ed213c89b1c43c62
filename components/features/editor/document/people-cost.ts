import { isObject, type Json, type JsonObject } from "./json";

/** What the form itself needs of the plan of a document; the planner knows the rest. */
export type PlanFields = {
  /** For analysis. */
  people: number | null;
  /** The proportion that exclusions take. */
  loss: number;
  /** Per hour. */
  payPerHour: number | null;
  /** The recruiter's, in per cent of the pay. */
  fee: number;
  /** Its code; "" where the plan names none. */
  currency: string;
};

const numberOr = <Other>(value: Json | undefined, other: Other) =>
  typeof value === "number" && Number.isFinite(value) && value >= 0 ? value : other;

/** Returns the plan of a document as far as it holds what it should. */
export function planOf({ plan }: JsonObject): PlanFields {
  const held = isObject(plan) ? plan : {};
  return {
    people: numberOr(held.people, null),
    loss: Math.min(0.95, numberOr(held.loss, 0)),
    payPerHour: numberOr(held.payPerHour, null),
    fee: numberOr(held.feePercent, 0),
    currency: typeof held.currency === "string" ? held.currency : "",
  };
}

/** Returns how many people are recruited, so that those for analysis are left; null where nobody said how many. */
export const recruited = ({ people, loss }: PlanFields): number | null =>
  people === null ? null : Math.ceil(people / (1 - loss) - 1e-9);

/** What a study costs, in the currency of its plan. */
export type Cost = { people: number; each: number; pay: number; fee: number };

/** Returns the cost of all who are recruited, each paid for the whole minutes that the study takes; null without pay. */
export function costOf(plan: PlanFields, minutes: number): Cost | null {
  const people = recruited(plan);
  if (people === null || plan.payPerHour === null) return null;
  const each = (plan.payPerHour * minutes) / 60;
  return { people, each, pay: people * each, fee: (people * each * plan.fee) / 100 };
}
