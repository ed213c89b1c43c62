import { peopleToRecruit } from "./people-to-recruit";

/** The numbers of a plan that its cost depends on. */
export type PlanFields = {
  /** Number of people in the analysis. */
  people: number | null;
  /** The proportion of people who are excluded. */
  loss: number;
  /** Pay per hour, in the currency of the plan. */
  payPerHour: number | null;
  /** The recruiter's fee, in per cent of the pay; null if the plan does not state it. */
  fee: number | null;
  /** Currency code; "" if the plan does not have one. */
  currency: string;
};

/** Returns how many people to recruit, so that enough remain after exclusions; null if the plan has no number of people. */
export const recruited = ({ people, loss }: Pick<PlanFields, "people" | "loss">): number | null =>
  people === null ? null : peopleToRecruit(people, loss);

/** The cost of a study, in the currency of its plan. */
export type Cost = { people: number; each: number; pay: number; fee: number };

/** Returns the cost of all recruited people, each paid for the study's duration in whole minutes; null without pay. */
export function costOf(plan: PlanFields, minutes: number): Cost | null {
  const people = recruited(plan);
  if (people === null || plan.payPerHour === null) return null;
  const each = (plan.payPerHour * minutes) / 60;
  return { people, each, pay: people * each, fee: (people * each * (plan.fee ?? 0)) / 100 };
}
