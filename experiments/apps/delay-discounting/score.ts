import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { type Score, testRows } from "@/experiments/engine/score/score";
import { Z_95 } from "@/lib/stats/intervals";
import { mean } from "@/lib/stats/statistics";
import { combined, fitOf, type RatedChoice } from "./discount-rate";
import { CHOICES, type Choice, ITEMS, ITEMS_PER_SIZE, rateOf, SIZES } from "./items";
import type { DelayDiscountingParameters } from "./parameters";
import type { DelayDiscountingWords } from "./words";

/**
 * SD of ln k, and internal consistency (α) of the three sizes, in the published data. The standard error of measurement
 * is computed from them. A test compares them with the data file.
 */
export const PUBLISHED = { sd: 1.857, alpha: 0.953 };

/** The standard error of measurement of ln k: SD × √(1 − α). */
const STANDARD_ERROR = PUBLISHED.sd * Math.sqrt(1 - PUBLISHED.alpha);

const DECIMALS = { lnK: 2, k: 5 };

/** The form of the column `stimulus`: the amount today, the later amount and the days. */
const STIMULUS = /^(\d+)_(\d+)_(\d+)$/;

const isChoice = (response: string | null): response is Choice =>
  CHOICES.some((choice) => choice === response);

/** Returns the choice in a row with the rate of its item; an empty list if the row does not contain a choice. */
function ratedChoice({ stimulus, response }: TrialRow): RatedChoice[] {
  const [, now, later, days] = (STIMULUS.exec(stimulus ?? "") ?? []).map(Number);
  if (!now || !later || !days || later <= now || !isChoice(response)) return [];
  return [{ rate: rateOf({ now, later, days }), choice: response }];
}

/**
 * Returns the discount rate of a run: the mean of the ln k of the three sizes, with its 95 % interval of ± 1.96
 * standard errors of measurement. Details are the days after which an amount has half of its value, k,
 * the ln k of each size, the share of later choices and the share of
 * choices that are consistent with the ln k of their size. A run has a reason instead of the score if a choice is
 * missing, or if too few choices are consistent, because such choices do not show a rate.
 */
export function scoreDelayDiscounting(
  rows: readonly TrialRow[],
  { minimumConsistencyPercent }: Pick<DelayDiscountingParameters, "minimumConsistencyPercent">,
): Score<DelayDiscountingWords> {
  const test = testRows(rows);
  const facts = { excluded: {}, lateFrameTrials: 0 };
  const choices = SIZES.map((size) =>
    test.filter(({ condition }) => condition === size).flatMap(ratedChoice),
  );
  if (choices.some((own) => own.length !== ITEMS_PER_SIZE))
    return { status: "no-score", reason: "incomplete", ...facts };
  const fits = choices.map(fitOf);
  const { lnK, consistent } = combined(fits);
  const items = ITEMS.length;
  if (consistent * 100 < items * minimumConsistencyPercent)
    return { status: "no-score", reason: "inconsistent", ...facts };

  const half = Z_95 * STANDARD_ERROR;
  const end = (most: (...logs: number[]) => number) =>
    mean(choices.map((own) => most(...own.map(({ rate }) => Math.log(rate)))));
  const percent = (count: number) => ({
    value: (100 * count) / items,
    n: items,
    decimals: 0,
    unit: "%" as const,
  });
  const later = choices.flat().filter(({ choice }) => choice === "later").length;
  return {
    status: "scored",
    measures: [
      {
        id: "ln_k",
        value: lnK,
        // The interval ends at the range of scores, because the items cannot show a rate outside this range.
        low: Math.max(end(Math.min), lnK - half),
        high: Math.min(end(Math.max), lnK + half),
        n: items,
        error: { kind: "items", values: fits.map((fit) => fit.lnK) },
      },
    ],
    details: [
      { id: "half_days", value: Math.exp(-lnK), n: items, decimals: 0 },
      { id: "k", value: Math.exp(lnK), n: items, decimals: DECIMALS.k },
      ...SIZES.map((size, index) => ({
        id: size,
        value: fits[index]?.lnK ?? 0,
        n: ITEMS_PER_SIZE,
        decimals: DECIMALS.lnK,
      })),
      { id: "later", ...percent(later) },
      { id: "consistency", ...percent(consistent) },
    ],
    ...facts,
  };
}
