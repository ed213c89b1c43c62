import { conflictScore, type Score } from "../engine/score";
import type { TrialRow } from "../engine/trial-row";
import { parameters, stroop } from "./definition";

/** The Stroop effect of a run with its standard error, or why there is none (see `conflictScore`). */
export function scoreStroop(rows: readonly TrialRow[]): Score {
  return conflictScore(rows, { measure: stroop.measures[0].id, ...parameters });
}
