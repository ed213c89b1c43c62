import { conflictScore, type Score } from "../engine/score";
import type { TrialRow } from "../engine/trial-row";
import { flanker, parameters } from "./definition";

/** The flanker effect of a run with its standard error, or why there is none (see `conflictScore`). */
export function scoreFlanker(rows: readonly TrialRow[]): Score {
  return conflictScore(rows, { measure: flanker.measures[0].id, ...parameters });
}
