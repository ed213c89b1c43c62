import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { countFlags } from "@/experiments/engine/score/flags";
import { testRows } from "@/experiments/engine/score/score";
import { type ExcludeRule, stepsOfRule } from "./compared-sides";
import type { KnownApps } from "./fault";
import { proportionCorrect } from "./leave-rule";
import type { ProtocolDocument } from "./schema";

/** A rule with the ids of the steps to whose runs it applies. */
export type AppliedRule = { rule: ExcludeRule; steps: readonly string[] };

/** Returns the rules of a document's plan, each with its steps (`stepsOfRule`). */
export function appliedRules(
  document: Pick<ProtocolDocument, "steps" | "conditions" | "conditionsAre" | "plan">,
  apps: KnownApps,
): AppliedRule[] {
  const { plan } = document;
  if (!plan) return [];
  return (plan.exclude ?? []).map((rule) => ({
    rule,
    steps: stepsOfRule(rule, document, apps, plan).map(({ id }) => id),
  }));
}

/** The data of a run that a rule reads. */
type Run = { rows: readonly TrialRow[]; sittings: number };

/** The flag of a rule about a share of the test trials. */
type Flag = Extract<ExcludeRule, { abovePercent: number }>["flag"];

/** Returns the number of test trials with a flag. */
function flagged(rows: readonly TrialRow[], flag: Flag): number {
  if (flag === "lateFrames")
    return testRows(rows).filter(({ late_frames }) => (late_frames ?? 0) > 0).length;
  if (flag === "hidden") return testRows(rows).filter(({ hidden }) => hidden).length;
  return countFlags(rows).counts[flag];
}

/**
 * Returns whether a rule excludes the participant of a run. Missing data do not exclude: a rule about accuracy does not
 * apply to a run without right and wrong answers, and a rule about the input does not apply to a trial without an input.
 */
export function excludes(rule: ExcludeRule, { rows, sittings }: Run): boolean {
  const test = testRows(rows);
  if ("abovePercent" in rule)
    return 100 * flagged(rows, rule.flag) > rule.abovePercent * test.length;
  if (rule.flag === "sittings") return sittings > rule.above;
  if (rule.flag === "failedChecks")
    return test.filter(({ correct }) => correct === false).length > rule.above;
  if (rule.flag === "input")
    return test.some(({ input_type }) => input_type !== null && input_type !== rule.only);
  if (rule.flag !== "accuracyBelow") return false;
  const share = proportionCorrect(rows);
  return share !== undefined && 100 * share < rule.percent;
}
