import { MODELS } from "@/experiments/catalog/generated/models";
import type { ExcludeRule } from "@/experiments/study/document/compared-sides";
import { type AppliedRule, appliedRules } from "@/experiments/study/document/exclude-rule";
import type { AppStep, Plan } from "@/experiments/study/document/schema";
import { peopleToRecruit } from "@/experiments/study/plan/people-to-recruit";
import type { PlanInputs, PlannedMeasure } from "@/experiments/study/plan/plan-types";
import {
  effectOf,
  impliedCorrelation,
  otherReliability,
  testOf,
} from "@/experiments/study/plan/solve-plan";
import type { Test } from "@/lib/stats/power";
import { MOST_SIMULATED } from "./limits";
import type { PowerDesign } from "./power-design";

/** The reason why the question of a plan cannot be answered by simulation. */
type NotSimulated =
  | "goal"
  | "question"
  | "anotherDay"
  | "observed"
  | "ownFigures"
  | "spread"
  | "twoMeasures"
  | "otherReliability"
  | "people"
  | "measure"
  | "notLoaded";

/** The values of a plan from which the power is simulated. Values that the plan does not state are absent. */
export type PlannedPower = {
  /** The reason why the plan's question cannot be simulated; absent if the question can be simulated. */
  notSimulated?: NotSimulated;
  kind: PowerDesign["kind"];
  /** The true effect, in the unit of the measure or as a correlation. */
  effect?: number;
  reference?: number;
  otherReliability?: number;
  sizeRatio?: number;
  /**
   * The number of people to recruit whose data the planned test uses. It includes the loss that the plan expects, and
   * leaves out groups that the test does not compare.
   */
  people?: number;
  /** The number of people to recruit for the whole study, if the planned test does not use the data of all. */
  inStudy?: number;
  loss: number;
  /** The α of each single test. */
  alpha: number;
  sides: Test["sides"];
  /** The rules that exclude people from the analysis. */
  exclude: readonly AppliedRule[];
};

/** The questions of a plan that can be simulated. */
const KIND_OF: Partial<Record<Plan["question"], PowerDesign["kind"]>> = {
  effect: "mean",
  mean: "mean",
  groups: "groups",
  correlation: "correlation",
};

/**
 * The rules that simulated people can break. The other rules are about programs, the clipboard, the mouse, the display
 * and interruptions, which do not occur in a simulated run.
 */
const SEEN: readonly ExcludeRule["flag"][] = ["tooSoon", "accuracyBelow"];

/**
 * Returns the flags of the rules that the power by simulation does not take into account: the rules that no simulated
 * person breaks, and `otherStep` for rules about the run of another step.
 * @param step id of the simulated step
 */
export function unseenRules(
  { exclude }: Pick<PlannedPower, "exclude">,
  step: string,
): (ExcludeRule["flag"] | "otherStep")[] {
  const unseen = exclude.flatMap(({ rule, steps }) => {
    if (!SEEN.includes(rule.flag)) return [rule.flag];
    return steps.every((each) => each === step) ? [] : ["otherStep" as const];
  });
  return [...new Set(unseen)];
}

/** The question that is simulated for a step without a plan. */
const UNPLANNED: PlannedPower = { kind: "mean", loss: 0, ...testOf({}), exclude: [] };

/**
 * Returns the values from which the power for a step begins if the plan is about another step: the people, the question
 * and the test of the plan. The effect is absent, because an effect on one measure is not an effect on another measure.
 */
function ofAnotherStep(plan: Plan): PlannedPower {
  const { question, people = 0, loss = 0, groups } = plan;
  const recruited = peopleToRecruit(people, loss);
  return {
    ...UNPLANNED,
    kind: KIND_OF[question] ?? UNPLANNED.kind,
    ...(people > 0 && recruited <= MOST_SIMULATED && { people: recruited }),
    ...(groups?.sizeRatio !== undefined && { sizeRatio: groups.sizeRatio }),
    loss,
    ...testOf(plan),
  };
}

/**
 * Returns the inputs of a planned correlation as seen from its other measure: the two measures, with their
 * reliabilities, exchange their places.
 */
function fromOther(inputs: PlanInputs, other: PlannedMeasure): PlanInputs {
  const { sd: _, reliability, retest, observedWith, ...plan } = inputs.plan;
  const name = ({ step, id }: PlannedMeasure) => `${step}.${id}`;
  return {
    ...inputs,
    plan: {
      ...plan,
      measure: name(other),
      ...(plan.other?.reliability !== undefined && { reliability: plan.other.reliability }),
      ...(plan.other?.retest !== undefined && { retest: plan.other.retest }),
      other: {
        measure: name(inputs.measure),
        ...(reliability !== undefined && { reliability }),
        ...(retest !== undefined && { retest }),
      },
      ...(observedWith && {
        observedWith: { measure: observedWith.other, other: observedWith.measure },
      }),
    },
    measure: other,
    other: inputs.measure,
  };
}

/**
 * Returns the values of a plan that determine the simulated power for a step, with the figures of the planner. For the
 * step of the other measure of a planned correlation, the two measures exchange their places.
 * @param inputs the inputs of the planner; null until its figures are loaded
 * @param measure id of the first measure of the step
 */
export function plannedPower(
  plan: Plan | undefined,
  inputs: PlanInputs | null,
  step: AppStep,
  measure: string,
): PlannedPower {
  if (!plan) return UNPLANNED;
  const [plannedStep] = plan.compare ? [] : (plan.measure?.split(".") ?? []);
  const isOther = plan.question === "correlation" && plan.other?.measure?.split(".")[0] === step.id;
  if (plannedStep !== undefined && plannedStep !== step.id && !isOther) return ofAnotherStep(plan);
  if (!inputs) return { ...UNPLANNED, notSimulated: "notLoaded" };
  if (inputs.measure.step !== step.id) {
    if (!isOther || !inputs.other) return ofAnotherStep(plan);
    const swapped = fromOther(inputs, inputs.other);
    return plannedPower(swapped.plan, swapped, step, measure);
  }
  const { people, loss = 0, reference, groups } = plan;
  const { share } = inputs;
  const inStudy = people === undefined ? undefined : peopleToRecruit(people, loss);
  const kind = KIND_OF[plan.question] ?? UNPLANNED.kind;
  const effect = impliedCorrelation(plan) ?? effectOf(plan);
  const other = kind === "correlation" ? otherReliability(inputs) : null;
  const notSimulated = whyNot(inputs, measure);
  return {
    ...(notSimulated && { notSimulated }),
    kind,
    ...(effect !== null && { effect }),
    // By default, the mean score is compared with 0.
    ...(plan.question === "mean" && { reference: reference ?? 0 }),
    ...(other && { otherReliability: other.value }),
    ...(groups?.sizeRatio !== undefined && { sizeRatio: groups.sizeRatio }),
    ...(inStudy !== undefined && { people: Math.round(inStudy * share) }),
    ...(inStudy !== undefined && share < 1 && { inStudy }),
    loss,
    ...testOf(plan),
    exclude: appliedRules(inputs.document, MODELS),
  };
}

function whyNot(inputs: PlanInputs, measure: string): NotSimulated | null {
  const { plan, share, second } = inputs;
  const { question, goal = "power", people = 0, loss = 0 } = plan;
  if (inputs.measure.id !== measure) return "measure";
  if (goal !== "power") return "goal";
  if (!KIND_OF[question]) return "question";
  if (second) return "twoMeasures";
  if (peopleToRecruit(people, loss) * share > MOST_SIMULATED) return "people";
  // Simulated people have the published SD and reliability. A plan with other figures therefore cannot be simulated.
  if (plan.sd !== undefined || plan.reliability !== undefined) return "ownFigures";
  if (question === "groups" && (plan.groups?.sdRatio ?? 1) !== 1) return "spread";
  if (question !== "correlation") return null;
  if (plan.when === "anotherDay") return "anotherDay";
  if (plan.observed && !plan.observedWith) return "observed";
  const other = otherReliability(inputs);
  return other && other.value > 0 ? null : "otherReliability";
}
