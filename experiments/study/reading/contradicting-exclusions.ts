import type { AppModel } from "@/experiments/engine/contract/define-app";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { SPEEDED_EXCLUSIONS, speededExclusion, testRows } from "@/experiments/engine/score/score";

/** The facts of a model that determine whether the response alone determines the column `excluded`. */
type Judged = Pick<AppModel, "codebook" | "parameters">;

/** Returns whether a task writes exactly the reasons of `speededExclusion`. The response alone determines them. */
const isByResponse = ({ codebook }: Judged): boolean =>
  Object.keys(codebook.excluded.levels).sort().join() === [...SPEEDED_EXCLUSIONS].sort().join();

/**
 * Returns the number of test trials whose cell in `excluded` contradicts the response. Such rows were changed after the
 * run. In tasks in which other facts also exclude a trial, the number is 0.
 */
export function contradictingExclusions(model: Judged, rows: readonly TrialRow[]): number {
  const { minimumRtMs } = model.parameters;
  if (!isByResponse(model) || typeof minimumRtMs !== "number") return 0;
  return testRows(rows).filter(({ hidden, rt_ms, correct, excluded }) => {
    const trial = { hidden: hidden === true, rtMs: rt_ms, correct: correct === true };
    return speededExclusion(trial, minimumRtMs) !== excluded;
  }).length;
}
