import type { AccuracyRule } from "../engine/accuracy-rule";
import { conflictScore } from "../engine/conflict-score";
import type { Score } from "../engine/score";
import type { TrialRow } from "../engine/trial-row";
import { DIRECTIONS } from "./conditions";
import type { FlankerParameters } from "./parameters";
import type { FlankerWords } from "./words";

type Accuracy = Pick<FlankerParameters, "minimumAccuracyPercent">;

/** Returns how many right answers a condition needs: more than guessing one of two directions gives. */
export const accuracyRule = ({ minimumAccuracyPercent }: Accuracy): AccuracyRule => ({
  chance: 1 / DIRECTIONS.length,
  minimumAccuracyPercent,
});

/** Returns the flanker effect of a run with its interval, or why there is none (see `conflictScore`). */
export const scoreFlanker = (
  rows: readonly TrialRow[],
  parameters: Accuracy,
): Score<FlankerWords> => conflictScore(rows, "flanker_effect", accuracyRule(parameters));
