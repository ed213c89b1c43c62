import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import type { Score } from "@/experiments/engine/score/score";
import { conflictScore } from "@/experiments/engine/speeded/conflict-score";
import { STROOP_EFFECT } from "./measures";
import type { StroopParameters } from "./parameters";
import type { StroopWords } from "./words";

/**
 * Returns the Stroop effect of a run with its interval, or the reason why the run has no score (see `conflictScore`).
 */
export function scoreStroop(
  rows: readonly TrialRow[],
  { inks, minimumAccuracyPercent }: Pick<StroopParameters, "inks" | "minimumAccuracyPercent">,
): Score<StroopWords> {
  return conflictScore(rows, STROOP_EFFECT.id, { chance: 1 / inks, minimumAccuracyPercent });
}
