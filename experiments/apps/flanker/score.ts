import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import type { Score } from "@/experiments/engine/score/score";
import type { AccuracyRule } from "@/experiments/engine/speeded/accuracy-rule";
import { conflictScore } from "@/experiments/engine/speeded/conflict-score";
import { SIDES } from "@/experiments/engine/speeded/two-answers";
import type { FlankerParameters } from "./parameters";
import type { FlankerWords } from "./words";

type Accuracy = Pick<FlankerParameters, "minimumAccuracyPercent">;

/**
 * Returns the rule for the accuracy in each condition: more correct answers than a participant gets by guessing one of
 * two directions.
 */
export const accuracyRule = ({ minimumAccuracyPercent }: Accuracy): AccuracyRule => ({
  chance: 1 / SIDES.length,
  minimumAccuracyPercent,
});

/**
 * Returns the flanker effect of a run with its interval, or the reason why the run has no score (see `conflictScore`).
 */
export const scoreFlanker = (
  rows: readonly TrialRow[],
  parameters: Accuracy,
): Score<FlankerWords> => conflictScore(rows, "flanker_effect", accuracyRule(parameters));
