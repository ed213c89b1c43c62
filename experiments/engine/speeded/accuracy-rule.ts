import { guessingLimit } from "@/lib/stats/intervals";

export type AccuracyRule = {
  /** Probability that one guess is correct. */
  chance: number;
  /** Additional minimum share of correct answers in a condition; 0 to require only more than guessing. */
  minimumAccuracyPercent: number;
};

/** Returns how many of `n` answers must be correct: more than by guessing, and at least the required share. */
export function accuracyNeeded(
  n: number,
  { chance, minimumAccuracyPercent }: AccuracyRule,
): number {
  return Math.max(guessingLimit(n, chance), Math.ceil((n * minimumAccuracyPercent) / 100));
}

/**
 * Returns the values of the rule for the texts of a task with congruent and incongruent trials: the trials of a
 * condition and its required correct answers; both conditions separated by a slash if they differ in length.
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
