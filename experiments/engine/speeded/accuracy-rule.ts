import { guessingLimit } from "@/lib/stats/intervals";

export type AccuracyRule = {
  /** Of one guess to be right. */
  chance: number;
  /** Of right answers that a condition needs besides, 0 for no more than guessing asks for. */
  minimumAccuracyPercent: number;
};

/** Returns how many of `n` answers have to be right: more than guessing gives, and the share that was asked for. */
export function accuracyNeeded(
  n: number,
  { chance, minimumAccuracyPercent }: AccuracyRule,
): number {
  return Math.max(guessingLimit(n, chance), Math.ceil((n * minimumAccuracyPercent) / 100));
}

/**
 * Returns what the texts state of the rule in a task with congruent and incongruent trials: the trials of a condition
 * and the right answers that it needs; where the conditions differ in length, of both.
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
