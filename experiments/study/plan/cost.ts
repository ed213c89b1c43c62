import { peopleToRecruit } from "./people-to-recruit";

/** The numbers of a plan that determine the cost of the study. */
export type PlanFields = {
  /** The number of people in the analysis; null if the plan does not state it. */
  people: number | null;
  /** The proportion of people who are excluded. */
  loss: number;
  /** The pay per hour, in the currency of the plan; null if the plan does not state it. */
  payPerHour: number | null;
  /** The fee of the recruitment service, in per cent of the pay; null if the plan does not state it. */
  fee: number | null;
  /** The currency code; "" if the plan does not state a currency. */
  currency: string;
};

/**
 * Returns the number of people to recruit, which is large enough for the planned number to remain after exclusions;
 * null without a planned number.
 */
export const recruited = ({ people, loss }: Pick<PlanFields, "people" | "loss">): number | null =>
  people === null ? null : peopleToRecruit(people, loss);

/** The cost of a study, in the currency of its plan. */
export type Cost = { people: number; each: number; pay: number; fee: number };

/** Returns the cost of a study: the pay of all recruited people for its duration, and the fee; null without pay. */
export function costOf(plan: PlanFields, minutes: number): Cost | null {
  const people = recruited(plan);
  if (people === null || plan.payPerHour === null) return null;
  const each = (plan.payPerHour * minutes) / 60;
  return { people, each, pay: people * each, fee: (people * each * (plan.fee ?? 0)) / 100 };
}
