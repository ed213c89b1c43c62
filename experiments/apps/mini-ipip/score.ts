import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { type Measure, type Score, testRows } from "@/experiments/engine/score/score";
import { Z_95 } from "@/lib/stats/intervals";
import { mean } from "@/lib/stats/statistics";
import { contradictions, longestString, OPPOSITE_PAIRS } from "./careless";
import { ITEMS, points } from "./items";
import type { MiniIpipParameters } from "./parameters";
import {
  HIGHEST_ANSWER,
  ITEMS_PER_SCALE,
  type ItemResponse,
  LOWEST_ANSWER,
  MEASURE_OF,
  RELIABILITY,
  RESPONSES,
  SCALES,
  type Scale,
} from "./scales";
import type { MiniIpipWords } from "./words";

type Answered = TrialRow & { condition: string; stimulus: string; response: ItemResponse };

const isAnswered = (row: TrialRow): row is Answered =>
  row.condition !== null &&
  row.stimulus !== null &&
  RESPONSES.some((response) => response === row.response);

/**
 * Returns the standard error of measurement of a scale, in points of the answers: SD × √(1 − α), with the SD and the α
 * of the published data.
 */
export function standardError(scale: Scale): number {
  const { sd, alpha } = RELIABILITY[scale];
  return sd * Math.sqrt(1 - alpha);
}

function measureOf(
  scale: Scale,
  answers: readonly Answered[],
): Measure<(typeof MEASURE_OF)[Scale]> {
  const own = answers.filter(({ condition }) => condition.startsWith(scale));
  const value = mean(own.map(({ condition, response }) => points(condition, response)));
  const answered = new Map(
    own.map(({ stimulus, condition, response }) => [stimulus, points(condition, response)]),
  );
  const half = Z_95 * standardError(scale);
  return {
    id: MEASURE_OF[scale],
    value,
    // The interval ends at the range of answers, because a true mean cannot be outside this range.
    low: Math.max(LOWEST_ANSWER, value - half),
    high: Math.min(HIGHEST_ANSWER, value + half),
    n: own.length,
    error: {
      kind: "items",
      values: ITEMS.filter((item) => item.scale === scale).map(
        ({ id }) => answered.get(id) ?? null,
      ),
    },
  };
}

/**
 * Returns the five means of a run (1 to 5) in the order of `SCALES` (Donnellan et al. 2006), each with its 95 %
 * interval of ± 1.96 standard errors of measurement. A run has a reason instead of the means if a statement has no
 * answer, or if `longString` answers in a row are identical (0 disables this rule). Identical answers cannot describe a
 * person, because some statements are reversed. A remark is added if many answers to opposite statements contradict
 * each other.
 */
export function scoreMiniIpip(
  rows: readonly TrialRow[],
  { longString, manyContradictions }: Pick<MiniIpipParameters, "longString" | "manyContradictions">,
): Score<MiniIpipWords> {
  const facts = { excluded: {}, lateFrameTrials: 0 };
  const answers = testRows(rows).filter(isAnswered);
  const [first, ...others] = SCALES.map((scale) => measureOf(scale, answers));
  if (!first || [first, ...others].some(({ n }) => n !== ITEMS_PER_SCALE))
    return { status: "no-score", reason: "incomplete", ...facts };
  const responses = answers.map(({ response }) => response);
  if (longString > 0 && longestString(responses) >= longString)
    return { status: "no-score", reason: "longString", ...facts };
  const value = contradictions(new Map(answers.map((row) => [row.stimulus, row.response])));
  return {
    status: "scored",
    measures: [first, ...others],
    details: [{ id: "contradictions", value, n: OPPOSITE_PAIRS.length, decimals: 0 }],
    ...facts,
    ...(value >= manyContradictions && { remark: "contradicting" as const }),
  };
}
