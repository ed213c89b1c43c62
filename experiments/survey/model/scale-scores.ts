import type { Scale, Survey } from "@/experiments/survey/definition/schema";
import { allItems } from "@/experiments/survey/definition/survey-items";
import { mean } from "@/lib/stats/statistics";
import { type NumericItem, numericItem, USUAL_DECIMALS } from "./numeric-items";

/** An item of a scale. `mirror` is its smallest plus its largest possible answer if its answers are reversed. */
type ScaleItem = { id: string; mirror: number | null };

/** The rule by which the score of a scale is computed. */
export type ScaleRule = {
  id: string;
  score: Scale["score"];
  items: readonly ScaleItem[];
  /** Number of items that must have an answer. */
  needed: number;
  /** Number of decimals that the result displays. */
  decimals: number;
  /** The smallest and the largest possible score. */
  span: { low: number; high: number };
};

/** A share of the number of items may differ from a whole number in the last digit: 0.07 × 100 > 7. */
const TOLERANCE = 1e-9;

/** The range of a plot if the answers have no limit. */
const OPEN_RANGE = 100;

/** Returns the smallest range of a plot for numbers with these limits; null is the absence of a limit. */
export function spanOf(min: number | null, max: number | null): { low: number; high: number } {
  const low = min ?? (max === null ? 0 : Math.min(0, max - OPEN_RANGE));
  const high = max ?? low + OPEN_RANGE;
  return high > low ? { low, high } : { low, high: low + 1 };
}

function ruleOf(scale: Scale, numeric: ReadonlyMap<string, NumericItem>): ScaleRule {
  const { id, score, answered = 1, reversed = [] } = scale;
  const own = scale.items.flatMap((item) => numeric.get(item) ?? []);
  const count = own.length;
  const needed = Math.max(1, Math.ceil(answered * count - TOLERANCE));
  const isComplete = needed === count;
  const limits = own.map((item) => spanOf(item.min, item.max));
  const lows = limits.map((each) => each.low);
  const highs = limits.map((each) => each.high);
  // A mean of some of the items can be outside the range of the mean of all items.
  const low = isComplete ? mean(lows) : Math.min(...lows);
  const high = isComplete ? mean(highs) : Math.max(...highs);
  const size = score === "sum" ? count : 1;
  return {
    id,
    score,
    items: own.map(({ id: item, min, max }) => ({
      id: item,
      mirror: reversed.includes(item) && min !== null && max !== null ? min + max : null,
    })),
    needed,
    decimals:
      isComplete && score === "sum"
        ? Math.max(...own.map(({ decimals }) => decimals))
        : USUAL_DECIMALS,
    span: spanOf(low * size, high * size),
  };
}

/** Returns the rules of all scales of a survey, in their written order. */
export function scaleRules(survey: Survey): ScaleRule[] {
  const numeric = new Map(
    allItems(survey).flatMap(({ item }) => {
      const found = numericItem(survey, item);
      return found ? [[found.id, found] as const] : [];
    }),
  );
  return (survey.scales ?? []).map((scale) => ruleOf(scale, numeric));
}

/**
 * Returns the answers of the items of a scale in their order, after reversal; null where an item has no answer.
 * @param answers the numeric answers, keyed by item
 */
export const scaleItems = (
  { items }: ScaleRule,
  answers: ReadonlyMap<string, number>,
): (number | null)[] =>
  items.map(({ id, mirror }) => {
    const answer = answers.get(id);
    if (answer === undefined) return null;
    return mirror === null ? answer : mirror - answer;
  });

/**
 * Returns the score of a scale, without rounding, and the number of answered items; null if too few items have an answer.
 * A sum over some of the items is the mean of the answered items times the number of items.
 * @param answers the numeric answers, keyed by item
 */
export function scaleScore(
  rule: ScaleRule,
  answers: ReadonlyMap<string, number>,
): { value: number; n: number } | null {
  const { items, needed, score } = rule;
  const given = scaleItems(rule, answers).filter((value) => value !== null);
  const sum = given.reduce((total, value) => total + value, 0);
  const n = given.length;
  if (n < needed) return null;
  if (score === "mean") return { value: sum / n, n };
  return { value: n === items.length ? sum : (sum / n) * items.length, n };
}
