import type { MeasureDefinition } from "@/experiments/engine/contract/app-facts";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import type { CommonWords } from "@/experiments/engine/contract/word-types";
import { round } from "@/lib/stats/statistics";

/** One number of a result, with the interval that the run itself gives for it. */
export type Measure<Id extends string = string> = {
  id: Id;
  value: number;
  /** Ends of the interval; null where one run gives none. */
  low: number | null;
  high: number | null;
  /** Trials or items behind the value. */
  n: number;
  /** The value of each of them, for the plot of a measure that has no published distribution. */
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

/** A result in numbers, or the reason why there is none. Its ids are those that the app's words name. */
export type Score<Words extends { result: ResultWords } = CommonWords> = {
  /** Trials left out, by reason, in the order in which the app lists its reasons. */
  excluded: Readonly<Record<IdsOf<Words, "excluded">, number>>;
  /** Trials in the score that had a late frame. */
  lateFrameTrials: number;
} & (
  | {
      status: "scored";
      /** The first is the one in the headline. */
      measures: readonly [
        Measure<IdsOf<Words, "measures">>,
        ...Measure<IdsOf<Words, "measures">>[],
      ];
      /** Rows of the table besides the measures, such as the mean of each condition. */
      details: readonly {
        id: IdsOf<Words, "details">;
        value: number;
        n: number;
        /** As the first measure is shown, unless it says how many; `unit` is then null by default. */
        decimals?: number;
        unit?: MeasureDefinition["unit"];
      }[];
      /** Id of what has to be said beside the headline, such as that a staircase had not settled. */
      remark?: keyof NonNullable<Words["result"]["remarks"]> & string;
    }
  | {
      status: "no-score";
      reason: IdsOf<Words, "reasons">;
    }
);

export type Scored = Extract<Score, { status: "scored" }>;

/** First rounding, so that R, Python and this page round a half alike. */
const STABLE_DECIMALS = 6;

/**
 * Rounds half up to the decimals that are shown. The recompute scripts round in the same way:
 * first to six decimals, which takes away what the order of additions left, then half up.
 */
export function shown(value: number, decimals: number): number {
  return round(round(value, STABLE_DECIMALS), decimals);
}

/** The test trials of a run: practice is never scored. */
export function testRows(rows: readonly TrialRow[]): TrialRow[] {
  return rows.filter(({ phase }) => phase === "test");
}

/** Counts the trials left out, by reason, and the late frames of those kept. */
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
 * Whether the page was hidden or inactive in half of the test trials or more. Such a run has no
 * score, however good the rest.
 */
export function hiddenTooOften(test: readonly TrialRow[]): boolean {
  const hidden = test.filter(({ excluded }) => excluded === "hidden").length;
  return test.length > 0 && hidden * 2 >= test.length;
}

/** In order of precedence (docs/methods.md, "Exclusion rules"). */
export const SPEEDED_EXCLUSIONS = ["hidden", "omission", "anticipation", "error"] as const;

/** Returns why a speeded trial is left out, or null. */
export function speededExclusion(
  trial: { hidden: boolean; rtMs: number | null; correct: boolean },
  minimumRtMs: number,
): (typeof SPEEDED_EXCLUSIONS)[number] | null {
  if (trial.hidden) return "hidden";
  if (trial.rtMs === null) return "omission";
  if (trial.rtMs < minimumRtMs) return "anticipation";
  return trial.correct ? null : "error";
}
