import type { Test } from "@/lib/stats/power";
import { FLAGS } from "../protocol/plan-schema";
import type { AppStep, Plan } from "../protocol/schema";
import type { PowerDesign } from "./power-by-simulation";

type FlagRule = NonNullable<Plan["exclude"]>[number];

/** What power by simulation takes from the plan of a study; what a plan leaves open is missing. */
export type PlannedPower = {
  kind: PowerDesign["kind"];
  /** The true effect, in the unit of the measure or as a correlation. */
  effect?: number;
  reference?: number;
  otherReliability?: number;
  /** Runs that are finished: the people to be analysed, and the loss that the plan expects. */
  people?: number;
  loss: number;
  /** Of one test. */
  alpha: number;
  sides: Test["sides"];
  /** Rules on flags, which leave people out. */
  exclude: readonly FlagRule[];
};

/** Where a plan says nothing. */
const ALPHA = 0.05;

/** The questions of a plan that can be simulated. */
const KIND_OF: Partial<Record<Plan["question"], PowerDesign["kind"]>> = {
  effect: "mean",
  mean: "mean",
  groups: "groups",
  correlation: "correlation",
};

/** The only flag that simulated people raise: they have no programs, no clipboard and no mouse. */
const SEEN_FLAGS: readonly string[] = ["tooSoon"] satisfies (typeof FLAGS)[number][];

/** Returns the flags of a plan's rules that no simulated person raises. */
export const unseenFlags = ({ exclude }: Pick<PlannedPower, "exclude">) =>
  FLAGS.filter((each) => !SEEN_FLAGS.includes(each) && exclude.some(({ flag }) => flag === each));

const decimals = (value: number, digits: number) => Number(value.toFixed(digits));

/** An observed correlation is smaller than the true one, by the reliabilities of that study; unknown without them. */
function trueEffect({ effect, observed, observedWith }: Plan): number | undefined {
  if (typeof effect === "object") return effect.d * effect.sd;
  if (effect === undefined || !observed) return effect;
  if (!observedWith) return undefined;
  const found = effect / Math.sqrt(observedWith.measure * observedWith.other);
  return Math.abs(found) < 1 ? decimals(found, 2) : undefined;
}

/**
 * Returns what a plan says about the power of a step, where it is about that step's first measure.
 * @param measure id of that measure
 */
export function plannedPower(plan: Plan | undefined, step: AppStep, measure: string): PlannedPower {
  const none = { kind: "mean", loss: 0, alpha: ALPHA, sides: 2, exclude: [] } as const;
  const [plannedStep = step.id, plannedMeasure = measure] = plan?.measure?.split(".") ?? [];
  if (!plan || plannedStep !== step.id || plannedMeasure !== measure) return none;
  const { question, people, loss = 0, alpha = ALPHA, tests = 1, sides, exclude = [] } = plan;
  const kind = KIND_OF[question];
  const effect = kind && trueEffect(plan);
  return {
    kind: kind ?? none.kind,
    ...(effect !== undefined && { effect }),
    ...(plan.reference !== undefined && { reference: plan.reference }),
    ...(plan.other?.reliability !== undefined && { otherReliability: plan.other.reliability }),
    ...(people !== undefined && { people: Math.ceil(people / (1 - loss) - 1e-7) }),
    loss,
    alpha: decimals(alpha / tests, 5),
    sides: sides === "one" ? 1 : 2,
    exclude,
  };
}
