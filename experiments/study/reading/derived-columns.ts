import type { AppModel } from "@/experiments/engine/contract/define-app";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { speededExclusion, testRows } from "@/experiments/engine/score/score";

/** The tasks in which the response alone determines the column `excluded`. */
const BY_RESPONSE: readonly string[] = ["stroop", "flanker"];

/**
 * Returns the number of test trials whose cell in `excluded` contradicts the response. Such rows were changed after the
 * run. In tasks in which other facts also exclude a trial, the number is 0.
 */
export function contradictingExclusions(
  { facts, parameters }: Pick<AppModel, "facts" | "parameters">,
  rows: readonly TrialRow[],
): number {
  const { minimumRtMs } = parameters;
  if (!BY_RESPONSE.includes(facts.id) || typeof minimumRtMs !== "number") return 0;
  return testRows(rows).filter(({ hidden, rt_ms, correct, excluded }) => {
    const trial = { hidden: hidden === true, rtMs: rt_ms, correct: correct === true };
    return speededExclusion(trial, minimumRtMs) !== excluded;
  }).length;
}
