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
