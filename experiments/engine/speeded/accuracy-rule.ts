import { guessingLimit } from "@/lib/stats/intervals";

export type AccuracyRule = {
  /** Probability that a guess in one trial is correct. */
  chance: number;
  /**
   * Required share of correct answers in a condition, %. If it is 0, more correct answers than by guessing are
   * sufficient.
   */
  minimumAccuracyPercent: number;
};

/**
 * Returns the number of answers, of `n`, that must be correct. The number is larger than by guessing, and at least the
 * given share of `n`.
 */
export function accuracyNeeded(
  n: number,
  { chance, minimumAccuracyPercent }: AccuracyRule,
): number {
  return Math.max(guessingLimit(n, chance), Math.ceil((n * minimumAccuracyPercent) / 100));
}

/**
 * Returns the numbers that the texts of a task with congruent and incongruent trials state: the number of trials in a
 * condition, and the required number of correct answers. If the conditions have different numbers of trials, a slash
 * separates the values of the two conditions.
 */
export function accuracyStated(
  { trials, congruentPercent }: { trials: number; congruentPercent: number },
  rule: AccuracyRule,
): { perCondition: string; minimumRight: string } {
  const congruent = (trials * congruentPercent) / 100;
  const counts = [...new Set([congruent, trials - congruent])];
  return {
    perCondition: counts.join(" / "),
    minimumRight: counts.map((count) => accuracyNeeded(count, rule)).join(" / "),
  };
}
