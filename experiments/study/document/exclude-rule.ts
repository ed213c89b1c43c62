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

/** The numbers of test trials of a run that the rules of a plan count. */
export type RunFacts = {
  test: number;
  untrusted: number;
  tooSoon: number;
  pasted: number;
  stillMouse: number;
  /** Test trials with at least one dropped frame. */
  lateFrames: number;
  hidden: number;
  /** Test trials with a wrong answer. */
  wrong: number;
  /** The share of correct answers, from 0 to 1; null in a task without right and wrong answers. */
  shareCorrect: number | null;
  /** The kinds of input of test trials, each once, in alphabetical order. */
  inputs: readonly string[];
  sittings: number;
};

/** Returns the numbers of a run that the rules of a plan count. They suffice for `excludesBy`. */
export function runFacts({ rows, sittings }: Run): RunFacts {
  const test = testRows(rows);
  const inputs = new Set<string>();
  let [lateFrames, hidden, wrong] = [0, 0, 0];
  for (const { late_frames, hidden: wasHidden, correct, input_type } of test) {
    if ((late_frames ?? 0) > 0) lateFrames += 1;
    if (wasHidden) hidden += 1;
    if (correct === false) wrong += 1;
    if (input_type !== null) inputs.add(input_type);
  }
  return {
    test: test.length,
    ...countFlags(rows).counts,
    lateFrames,
    hidden,
    wrong,
    shareCorrect: proportionCorrect(rows) ?? null,
    inputs: [...inputs].sort(),
    sittings,
  };
}

/**
 * Returns whether a rule excludes the participant of a run. Missing data do not exclude: a rule about accuracy does not
 * apply to a run without right and wrong answers, and a rule about the input does not apply to a trial without an input.
 */
export function excludesBy(rule: ExcludeRule, facts: RunFacts): boolean {
  if ("abovePercent" in rule) return 100 * facts[rule.flag] > rule.abovePercent * facts.test;
  if (rule.flag === "sittings") return facts.sittings > rule.above;
  if (rule.flag === "failedChecks") return facts.wrong > rule.above;
  if (rule.flag === "input") return facts.inputs.some((input) => input !== rule.only);
  if (rule.flag !== "accuracyBelow") return false;
  return facts.shareCorrect !== null && 100 * facts.shareCorrect < rule.percent;
}

/** Returns whether a rule excludes the participant of a run, whose rows are known (`excludesBy`). */
export const excludes = (rule: ExcludeRule, run: Run): boolean => excludesBy(rule, runFacts(run));
