import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { differenceError } from "@/experiments/engine/score/measure-error";
import {
  countExclusions,
  hiddenTooOften,
  type Score,
  SPEEDED_EXCLUSIONS,
  testRows,
} from "@/experiments/engine/score/score";
import { differenceInterval } from "@/lib/stats/intervals";
import { mean } from "@/lib/stats/statistics";
import { type AccuracyRule, accuracyNeeded } from "./accuracy-rule";

/** The texts for the ids that `conflictScore` returns. `score-words.ts` contains the texts that several apps share. */
type ConflictWords<Id extends string> = {
  result: {
    measures: Record<Id, string>;
    details: Record<"congruent" | "incongruent", string>;
    excluded: Record<(typeof SPEEDED_EXCLUSIONS)[number], string>;
    reasons: Record<"tooOftenHidden" | "tooFewCorrect" | "tooFewLeft", string>;
  };
};

/**
 * Returns the mean correct response time in incongruent trials minus the mean in congruent trials, with its 95 %
 * interval (Welch's t), in ms. If this score is missing, the result contains the reason: the page was hidden in at
 * least half of the trials, a condition has fewer correct answers than required (`accuracyNeeded`), or a condition has
 * too few visible trials to rule out guessing. The published data use the same difference (Eisenberg et al. 2019).
 */
export function conflictScore<Id extends string>(
  rows: readonly TrialRow[],
  measure: Id,
  rule: AccuracyRule,
): Score<ConflictWords<Id>> {
  const test = testRows(rows);
  const facts = countExclusions(test, SPEEDED_EXCLUSIONS);
  const noScore = (reason: "tooOftenHidden" | "tooFewCorrect" | "tooFewLeft") =>
    ({ status: "no-score", reason, ...facts }) as const;
  const ofCondition = (condition: string) => {
    const seen = test.filter((row) => row.condition === condition && row.excluded !== "hidden");
    const rts = seen.flatMap(({ excluded, rt_ms }) => (excluded === null ? (rt_ms ?? []) : []));
    return { seen: seen.length, rts, limit: accuracyNeeded(seen.length, rule) };
  };
  const congruent = ofCondition("congruent");
  const incongruent = ofCondition("incongruent");
  const conditions = [congruent, incongruent];
  if (hiddenTooOften(test)) return noScore("tooOftenHidden");
  if (conditions.some(({ seen, limit }) => limit > seen)) return noScore("tooFewLeft");
  if (conditions.some(({ rts, limit }) => rts.length < limit)) return noScore("tooFewCorrect");

  return {
    status: "scored",
    measures: [
      {
        id: measure,
        value: mean(incongruent.rts) - mean(congruent.rts),
        ...differenceInterval(incongruent.rts, congruent.rts),
        n: congruent.rts.length + incongruent.rts.length,
        ...differenceError(incongruent.rts, congruent.rts),
      },
    ],
    details: [
      { id: "congruent", value: mean(congruent.rts), n: congruent.rts.length },
      { id: "incongruent", value: mean(incongruent.rts), n: incongruent.rts.length },
    ],
    ...facts,
  };
}
