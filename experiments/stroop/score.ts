import { conflictScore } from "../engine/conflict-score";
import type { Score } from "../engine/score";
import type { TrialRow } from "../engine/trial-row";
import { STROOP_EFFECT } from "./measures";
import { parameters } from "./parameters";
import type { StroopWords } from "./words";

/** The Stroop effect of a run with its standard error, or why there is none (see `conflictScore`). */
export function scoreStroop(rows: readonly TrialRow[]): Score<StroopWords> {
  return conflictScore(rows, STROOP_EFFECT.id, parameters);
}
