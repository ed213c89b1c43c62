import { highestObserved } from "@/experiments/study/document/observed-correlation";
import { planInputsOf } from "@/experiments/study/findings/study/plan-inputs";
import {
  basisFor,
  DEFAULTS,
  effectOf,
  sdRatioFor,
  solvePlan,
  testOf,
} from "@/experiments/study/plan/solve-plan";
import type { ReadDocument } from "@/experiments/study/reading/read-session";
import type { RValue } from "./r-literal";

/**
 * Returns the plan for the scripts in R, which compute from it what the page computes. The figures on which it rests, such as
 * the published SD at this number of trials, are numbers: the scripts do not have the planner's tables. Undefined without a
 * plan, or if its measure does not exist.
 */
export function planCode(document: ReadDocument | null): RValue | undefined {
  const inputs = document?.content.plan && planInputsOf(document.content);
  if (!inputs) return undefined;
  const { plan, share } = inputs;
  const { alpha, sides } = testOf(plan);
  const { gaps, sd, reliability } = solvePlan(inputs);
  const basis = basisFor(inputs);
  return {
    question: plan.question,
    goal: plan.goal ?? "power",
    alpha,
    sides,
    power: plan.power ?? DEFAULTS.power,
    effect: effectOf(plan) ?? 0,
    width: plan.width,
    people: plan.people,
    loss: plan.loss,
    share,
    size_ratio: plan.groups?.sizeRatio ?? 1,
    sd_ratio: sdRatioFor(inputs),
    reference: plan.reference ?? 0.5,
    is_observed: plan.observed ?? false,
    has_reliabilities: plan.observedWith !== undefined,
    highest: highestObserved(plan),
    is_solvable: basis !== null && gaps.length === 0,
    // The figures: the SD of a score, or the product of two reliabilities, on which the answer rests.
    basis: basis?.value,
    score_sd: sd?.value,
    reliability: reliability?.value,
  };
}
