import type { MeasureDefinition } from "@/experiments/engine/contract/app-facts";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import type { CommonWords } from "@/experiments/engine/contract/word-types";
import { round } from "@/lib/stats/statistics";

/** One number of a result, with its interval from the data of the run. */
export type Measure<Id extends string = string> = {
  id: Id;
  value: number;
  /** Ends of the interval; null if one run does not provide an interval. */
  low: number | null;
  high: number | null;
  /** Trials or items behind the value. */
  n: number;
  /** The value of each of these, for the plot of a measure without a published distribution. */
  values?: readonly number[];
};

type ResultWords = Pick<
  CommonWords["result"],
  "measures" | "details" | "excluded" | "reasons" | "remarks"
>;
type IdsOf<
  Words extends { result: ResultWords },
  Group extends keyof ResultWords,
> = keyof Words["result"][Group] & string;

/** A result in numbers, or the reason for its absence. The ids are keys of the app's words. */
export type Score<Words extends { result: ResultWords } = CommonWords> = {
  /** Number of excluded trials by reason, in the app's order of reasons. */
  excluded: Readonly<Record<IdsOf<Words, "excluded">, number>>;
  /** Number of scored trials with a late frame. */
  lateFrameTrials: number;
} & (
  | {
      status: "scored";
      /** The first measure appears in the headline. */
      measures: readonly [
        Measure<IdsOf<Words, "measures">>,
        ...Measure<IdsOf<Words, "measures">>[],
      ];
      /** Additional rows of the table, such as the mean of each condition. */
      details: readonly {
        id: IdsOf<Words, "details">;
        value: number;
        n: number;
        /** Decimals and unit of the first measure by default; if `decimals` is present, `unit` defaults to null. */
        decimals?: number;
        unit?: MeasureDefinition["unit"];
      }[];
      /** Id of a remark displayed with the headline, for example that a staircase had not settled. */
      remark?: keyof NonNullable<Words["result"]["remarks"]> & string;
    }
  | {
      status: "no-score";
      reason: IdsOf<Words, "reasons">;
    }
);

export type Scored = Extract<Score, { status: "scored" }>;

/** Decimals of the first rounding, which makes R, Python and this page round halves in the same way. */
const STABLE_DECIMALS = 6;

/**
 * Rounds half up to the displayed decimals. The recompute scripts round in the same way:
 * first to six decimals, which removes differences due to the order of additions, then half up.
 */
export function shown(value: number, decimals: number): number {
  return round(round(value, STABLE_DECIMALS), decimals);
}

/** Returns the test trials of a run: practice is never scored. */
export function testRows(rows: readonly TrialRow[]): TrialRow[] {
  return rows.filter(({ phase }) => phase === "test");
}

/** Returns the number of excluded trials by reason, and the number of other trials with a late frame. */
export function countExclusions<Reason extends string>(
  rows: readonly TrialRow[],
  reasons: readonly Reason[],
) {
  const counts = reasons.map((reason) => [
    reason,
    rows.filter((row) => row.excluded === reason).length,
  ]);
  const excluded: Record<Reason, number> = Object.fromEntries(counts);
  const lateFrameTrials = rows.filter(
    ({ excluded: reason, late_frames }) => reason === null && (late_frames ?? 0) > 0,
  ).length;
  return { excluded, lateFrameTrials };
}

/**
 * Returns whether the page was hidden or inactive in at least half of the test trials. Such a run does not
 * get a score, whatever the other trials are like.
 */
export function hiddenTooOften(test: readonly TrialRow[]): boolean {
  const hidden = test.filter(({ excluded }) => excluded === "hidden").length;
  return test.length > 0 && hidden * 2 >= test.length;
}

/** Reasons for exclusion, in order of precedence (docs/methods.md, "Exclusion rules"). */
export const SPEEDED_EXCLUSIONS = ["hidden", "omission", "anticipation", "error"] as const;

/** Returns the reason for excluding a speeded trial; null if it is included. */
export function speededExclusion(
  trial: { hidden: boolean; rtMs: number | null; correct: boolean },
  minimumRtMs: number,
): (typeof SPEEDED_EXCLUSIONS)[number] | null {
  if (trial.hidden) return "hidden";
  if (trial.rtMs === null) return "omission";
  if (trial.rtMs < minimumRtMs) return "anticipation";
  return trial.correct ? null : "error";
}
