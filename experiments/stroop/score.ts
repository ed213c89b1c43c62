import { mean, round, variance } from "@/lib/statistics";
import type { TrialTiming } from "../engine/timed-trial";
import { type Condition, type Ink, parameters } from "./definition";
import type { StroopTrial } from "./sequence";

export type StroopResponse = StroopTrial & TrialTiming & { response: Ink | null };

/** Why a trial is not in the means. The first that holds counts. */
export const EXCLUSIONS = ["hidden", "omission", "anticipation", "error"] as const;
export type Exclusion = (typeof EXCLUSIONS)[number];

export type ConditionMean = { n: number; meanMs: number };

export type StroopScore = {
  /** Trials left out, by reason. */
  excluded: Record<Exclusion, number>;
  /** Trials in the means that had a late frame: kept, and said. */
  lateFrameTrials: number;
} & (
  | {
      status: "scored";
      /** Mean correct incongruent minus mean correct congruent response time, ms. */
      effectMs: number;
      /** Standard error of that difference from the trials of this run (unequal variances), ms. */
      standardErrorMs: number;
      congruent: ConditionMean;
      incongruent: ConditionMean;
    }
  | { status: "no-score"; reason: "too-few-correct" | "too-few-left" }
);

/** Why a trial is left out of the means, or null when it is in (research: screening rules, 2.4). */
export function exclusionOf(trial: StroopResponse): Exclusion | null {
  if (trial.hidden) return "hidden";
  if (trial.response === null || trial.rtMs === null) return "omission";
  if (trial.rtMs < parameters.minimumRtMs) return "anticipation";
  return trial.response === trial.ink ? null : "error";
}

/**
 * The Stroop effect of one run with its standard error, in ms to one decimal, or the reason why
 * there is none: fewer than 60 % correct of the trials that were seen, or fewer than three correct
 * responses left in a condition. Scored as the published data were (Eisenberg et al. 2019).
 */
export function scoreStroop(trials: readonly StroopResponse[]): StroopScore {
  const excluded: Record<Exclusion, number> = { hidden: 0, omission: 0, anticipation: 0, error: 0 };
  const rts: Record<Condition, number[]> = { congruent: [], incongruent: [] };
  let lateFrameTrials = 0;
  for (const trial of trials) {
    const exclusion = exclusionOf(trial);
    if (exclusion) {
      excluded[exclusion] += 1;
    } else {
      rts[trial.condition].push(trial.rtMs as number);
      if (trial.lateFrames > 0) lateFrameTrials += 1;
    }
  }
  const facts = { excluded, lateFrameTrials };
  const correct = rts.congruent.length + rts.incongruent.length;
  const seen = trials.length - excluded.hidden;
  if (seen > 0 && correct / seen < parameters.minimumAccuracy)
    return { status: "no-score", reason: "too-few-correct", ...facts };
  if (Math.min(rts.congruent.length, rts.incongruent.length) < parameters.minimumPerCondition)
    return { status: "no-score", reason: "too-few-left", ...facts };

  const congruent = { n: rts.congruent.length, meanMs: round(mean(rts.congruent), 1) };
  const incongruent = { n: rts.incongruent.length, meanMs: round(mean(rts.incongruent), 1) };
  const standardError = Math.sqrt(
    variance(rts.congruent) / congruent.n + variance(rts.incongruent) / incongruent.n,
  );
  return {
    status: "scored",
    effectMs: round(mean(rts.incongruent) - mean(rts.congruent), 1),
    standardErrorMs: round(standardError, 1),
    congruent,
    incongruent,
    ...facts,
  };
}
