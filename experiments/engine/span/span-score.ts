import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { shownMeasure } from "@/experiments/engine/score/measure-format";
import {
  countExclusions,
  type Score,
  type Scored,
  testRows,
} from "@/experiments/engine/score/score";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import { mean } from "@/lib/stats/statistics";
import type { SpanParameters } from "./span-parameters";
import { SPAN_EXCLUSIONS, type SpanExclusion } from "./span-trial";
import { validRows } from "./staircase";

/** The measure of a span task: the mean span, in items. */
export const MEAN_SPAN = { id: "mean_span", decimals: 1, unit: null } as const;

/** The texts for the ids that `scoreSpan` returns. */
export type SpanScoreWords = {
  result: {
    measures: Record<typeof MEAN_SPAN.id, string>;
    details: Record<"longest", string>;
    excluded: Record<SpanExclusion, string>;
    reasons: Record<"tooFewLeft" | "noneRecalled", string>;
    remarks: Record<"unsettled", string>;
  };
};

/**
 * Number of final trials that are examined for a remark. If the longest sequence of a run first occurs in one of these
 * trials, the length had not stopped rising.
 */
const SETTLED_TRIALS = 2;

const lengthOf = ({ condition }: TrialRow) => Number(condition);

/**
 * Returns the mean span of a run in items, with its 95 % interval. The mean span is the mean length of the sequences
 * that were displayed after the first `approachTrials` valid trials. Both correct and wrong trials are included. If
 * `approachTrials` is four, the mean span is the published score (`calc_spatial_span_DV` and `calc_digit_span_DV` of
 * expanalysis, "Mean span after dropping the first 4 trials"), and it reproduces the published mean and SD from the raw
 * data of Eisenberg et al. 2019. Each length depends on earlier trials, so the standard error of the lengths would be
 * too small. The interval therefore comes from simulated runs (docs/intervals.md). A run has no score if fewer than
 * `minimumValid` trials are valid. A run also has no score if the participant did not recall any sequence of at least
 * `minimumRecalled` items, for example because the same item was always pressed.
 * @param halfInterval half of the width of the interval in items; null without an interval
 */
export function scoreSpan(
  rows: readonly TrialRow[],
  { minimumValid, minimumRecalled }: Pick<SpanParameters, "minimumValid" | "minimumRecalled">,
  halfInterval: number | null,
): Score<SpanScoreWords> {
  const facts = countExclusions(testRows(rows), SPAN_EXCLUSIONS);
  const valid = validRows(rows);
  if (valid.length < minimumValid) return { status: "no-score", reason: "tooFewLeft", ...facts };
  const longest = Math.max(0, ...valid.filter(({ correct }) => correct).map(lengthOf));
  if (longest < minimumRecalled) return { status: "no-score", reason: "noneRecalled", ...facts };

  const lengths = valid.filter(({ excluded }) => excluded === null).map(lengthOf);
  const value = mean(lengths);
  const isRising = lengths.indexOf(Math.max(...lengths)) >= lengths.length - SETTLED_TRIALS;
  return {
    status: "scored",
    measures: [
      {
        id: MEAN_SPAN.id,
        value,
        low: halfInterval === null ? null : value - halfInterval,
        high: halfInterval === null ? null : value + halfInterval,
        n: lengths.length,
      },
    ],
    details: [{ id: "longest", value: longest, n: valid.length, decimals: 0 }],
    ...(isRising && { remark: "unsettled" as const }),
    ...facts,
  };
}

/**
 * Returns the sentence about the mean span, with its interval if there is one.
 * @param texts `span` contains `{span}`, `{low}` and `{high}`; `spanAlone` only `{span}`
 */
export function spanHeadline(
  { measures: [span] }: Pick<Scored, "measures">,
  texts: { span: string; spanAlone: string },
  locale: Locale,
): string {
  const { value, ...ends } = shownMeasure(span, MEAN_SPAN, locale);
  const text = span.high === null ? texts.spanAlone : texts.span;
  return interpolate(text, { span: value, ...ends });
}
