import type { MeasureDefinition } from "@/experiments/engine/contract/app-facts";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import type { CommonWords } from "@/experiments/engine/contract/word-types";
import { round } from "@/lib/stats/statistics";
import type { MeasureError } from "./measure-error";

/** One number of a result, with an interval that is computed from the data of the run. */
export type Measure<Id extends string = string> = {
  id: Id;
  value: number;
  /** Ends of the interval; null if the interval cannot be computed from one run. */
  low: number | null;
  high: number | null;
  /** Number of trials or items from which the value is computed. */
  n: number;
  /** The value of each trial or item, for the plot of a measure without a published distribution. */
  values?: readonly number[];
  /** The information in the run about the random error of the value; absent if one run does not contain it. */
  error?: MeasureError;
};

type ResultWords = Pick<
  CommonWords["result"],
  "measures" | "details" | "excluded" | "reasons" | "remarks"
>;
type IdsOf<
  Words extends { result: ResultWords },
  Group extends keyof ResultWords,
> = keyof Words["result"][Group] & string;

/** The numbers of a result, or the reason why a score is missing. The ids are keys in the app's texts. */
export type Score<Words extends { result: ResultWords } = CommonWords> = {
  /** Number of excluded trials, keyed by reason, in the order in which the app lists the reasons. */
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
        /**
         * The decimals and the unit of the row. By default, they are the decimals and the unit of the first measure. If
         * `decimals` is given, `unit` defaults to null.
         */
        decimals?: number;
        unit?: MeasureDefinition["unit"];
      }[];
      /** Id of a remark that is displayed with the headline, for example a remark that a staircase had not settled. */
      remark?: keyof NonNullable<Words["result"]["remarks"]> & string;
    }
  | {
      status: "no-score";
      reason: IdsOf<Words, "reasons">;
    }
);

export type Scored = Extract<Score, { status: "scored" }>;

/**
 * Number of decimals in a first rounding. After this rounding, R, Python and this page round halves in the same way.
 */
const STABLE_DECIMALS = 6;

/**
 * Rounds half up to the displayed decimals, in the same way as the recompute scripts. The value is first rounded to six
 * decimals, because sums can differ in later decimals if the order of additions differs. The result is then rounded
 * half up.
 */
export function shown(value: number, decimals: number): number {
  return round(round(value, STABLE_DECIMALS), decimals);
}

/** Returns the test trials of a run, because practice trials are never scored. */
export function testRows(rows: readonly TrialRow[]): TrialRow[] {
  return rows.filter(({ phase }) => phase === "test");
}

/** Returns the number of excluded trials for each reason, and the number of included trials with a late frame. */
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
 * Returns whether the page was hidden or inactive in at least half of the test trials. Such a run does not receive a
 * score, regardless of the other trials.
 */
export function hiddenTooOften(test: readonly TrialRow[]): boolean {
  const hidden = test.filter(({ excluded }) => excluded === "hidden").length;
  return test.length > 0 && hidden * 2 >= test.length;
}

/** Reasons for excluding a speeded trial, in order of precedence (docs/methods.md, "Exclusion rules"). */
export const SPEEDED_EXCLUSIONS = ["hidden", "omission", "anticipation", "error"] as const;

/** Returns the reason for excluding a speeded trial; null if the trial is included. */
export function speededExclusion(
  trial: { hidden: boolean; rtMs: number | null; correct: boolean },
  minimumRtMs: number,
): (typeof SPEEDED_EXCLUSIONS)[number] | null {
  if (trial.hidden) return "hidden";
  if (trial.rtMs === null) return "omission";
  if (trial.rtMs < minimumRtMs) return "anticipation";
  return trial.correct ? null : "error";
}
