import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import type { Score } from "@/experiments/engine/score/score";
import type { AccuracyRule } from "@/experiments/engine/speeded/accuracy-rule";
import { conflictScore } from "@/experiments/engine/speeded/conflict-score";
import { SIDES } from "@/experiments/engine/speeded/two-answers";
import type { SimonParameters } from "./parameters";
import type { SimonWords } from "./words";

type Accuracy = Pick<SimonParameters, "minimumAccuracyPercent">;

/**
 * Returns the rule for the accuracy in each condition: more correct answers than a participant gets by guessing one of
 * two answers.
 */
export const accuracyRule = ({ minimumAccuracyPercent }: Accuracy): AccuracyRule => ({
  chance: 1 / SIDES.length,
  minimumAccuracyPercent,
});

/**
 * Returns the Simon effect of a run with its interval, or the reason why the run has no score (see `conflictScore`).
 * Each score has the remark that the effect does not rank people, because its published retest reliability is low at
 * each number of trials.
 */
export function scoreSimon(rows: readonly TrialRow[], parameters: Accuracy): Score<SimonWords> {
  const score = conflictScore(rows, "simon_effect", accuracyRule(parameters));
  return score.status === "scored" ? { ...score, remark: "groupsOnly" } : score;
}
