import type { PlanFields } from "@/experiments/study/plan/cost";
import { isObject, type Json, type JsonObject } from "./json";

const numberOr = <Other>(value: Json | undefined, other: Other) =>
  typeof value === "number" && Number.isFinite(value) && value >= 0 ? value : other;

/** Returns the valid values in a document's plan. */
export function planOf({ plan }: JsonObject): PlanFields {
  const held = isObject(plan) ? plan : {};
  return {
    people: numberOr(held.people, null),
    loss: Math.min(0.95, numberOr(held.loss, 0)),
    payPerHour: numberOr(held.payPerHour, null),
    fee: numberOr(held.feePercent, null),
    currency: typeof held.currency === "string" ? held.currency : "",
  };
}
