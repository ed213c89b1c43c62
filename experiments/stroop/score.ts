import { conflictScore } from "../engine/conflict-score";
import type { Score } from "../engine/score";
import type { TrialRow } from "../engine/trial-row";
import { STROOP_EFFECT } from "./measures";
import type { StroopParameters } from "./parameters";
import type { StroopWords } from "./words";

/** The Stroop effect of a run with its standard error, or why there is none (see `conflictScore`). */
export function scoreStroop(
  rows: readonly TrialRow[],
  { inks, minimumAccuracyPercent }: Pick<StroopParameters, "inks" | "minimumAccuracyPercent">,
): Score<StroopWords> {
  return conflictScore(rows, STROOP_EFFECT.id, { chance: 1 / inks, minimumAccuracyPercent });
}
