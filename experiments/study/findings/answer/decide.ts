import type { Plan } from "@/experiments/study/document/schema";
import type { Answer, Decision } from "@/experiments/study/findings/findings";
import { effectOf } from "@/experiments/study/plan/solve-plan";

/**
 * Returns the decision about the plan's question that follows from the planned interval. If the goal of the plan is a
 * width, no decision is needed, but only an estimate. A test of equivalence succeeds if the interval lies inside the
 * margin; the answer is `above` or `below` if it lies beyond the margin. A one-sided test decides only for the
 * direction of the planned effect. If the plan states no direction, the direction is above the reference value.
 */
export function decide(
  plan: Plan,
  { estimate: { low, high }, reference, margin }: Pick<Answer, "estimate" | "reference" | "margin">,
): Decision {
  const { goal = "power", sides } = plan;
  if (goal === "width") return "estimated";
  if (low === null || high === null) return "undecided";
  if (goal === "equivalence") {
    if (margin === null) return "undecided";
    if (low > reference - margin && high < reference + margin) return "equivalent";
    if (low > reference + margin) return "above";
    return high < reference - margin ? "below" : "undecided";
  }
  const isBelowPlanned = (effectOf(plan) ?? 1) < 0;
  const canBe = (decision: "above" | "below") =>
    sides !== "one" || (decision === "below") === isBelowPlanned;
  if (low > reference && canBe("above")) return "above";
  return high < reference && canBe("below") ? "below" : "undecided";
}
