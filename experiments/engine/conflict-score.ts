import { mean, variance } from "@/lib/stats/statistics";
import { countExclusions, hiddenTooOften, type Score, SPEEDED_EXCLUSIONS, testRows } from "./score";
import type { TrialRow } from "./trial-row";

/** The words that name what `conflictScore` returns; `score-words.ts` has those that apps share. */
type ConflictWords<Id extends string> = {
  result: {
    measures: Record<Id, string>;
    details: Record<"congruent" | "incongruent", string>;
    excluded: Record<(typeof SPEEDED_EXCLUSIONS)[number], string>;
    reasons: Record<"tooOftenHidden" | "tooFewCorrect" | "tooFewLeft", string>;
  };
};

/**
 * Mean correct response time of incongruent minus congruent trials with ± one standard error
 * (unequal variances), in ms; or why there is none: half of the trials or more hidden, fewer than
 * `minimumAccuracy` correct of those that were seen, or fewer than `minimumPerCondition` left in a
 * condition. The difference is that of the published data (Eisenberg et al. 2019).
 */
export function conflictScore<Id extends string>(
  rows: readonly TrialRow[],
  measure: Id,
  limits: { minimumAccuracy: number; minimumPerCondition: number },
): Score<ConflictWords<Id>> {
  const test = testRows(rows);
  const facts = countExclusions(test, SPEEDED_EXCLUSIONS);
  const kept = test.filter(({ excluded }) => excluded === null);
  const rts = (condition: string) =>
    kept.filter((row) => row.condition === condition).map(({ rt_ms }) => rt_ms as number);
  const congruent = rts("congruent");
  const incongruent = rts("incongruent");
  if (hiddenTooOften(test)) return { status: "no-score", reason: "tooOftenHidden", ...facts };
  const seen = test.length - facts.excluded.hidden;
  if (seen > 0 && kept.length / seen < limits.minimumAccuracy)
    return { status: "no-score", reason: "tooFewCorrect", ...facts };
  if (Math.min(congruent.length, incongruent.length) < limits.minimumPerCondition)
    return { status: "no-score", reason: "tooFewLeft", ...facts };

  const value = mean(incongruent) - mean(congruent);
  const standardError = Math.sqrt(
    variance(incongruent) / incongruent.length + variance(congruent) / congruent.length,
  );
  return {
    status: "scored",
    measures: [
      {
        id: measure,
        value,
        low: value - standardError,
        high: value + standardError,
        n: kept.length,
      },
    ],
    details: [
      { id: "congruent", value: mean(congruent), n: congruent.length },
      { id: "incongruent", value: mean(incongruent), n: incongruent.length },
    ],
    ...facts,
  };
}
