import { LARGEST_NUMBER, NUMBER } from "@/experiments/survey/definition/answer-rule";
import type { Choice, Survey, SurveyItem } from "@/experiments/survey/definition/schema";
import { allItems, choicesOf } from "@/experiments/survey/definition/survey-items";

/** The values that the answers to a numeric item can have. */
export type NumericItem = {
  id: string;
  /** Smallest and largest possible answer; null if the item does not have such a limit. */
  min: number | null;
  max: number | null;
  /** Number of decimals of the answers that a result displays. */
  decimals: number;
};

/** Number of decimals in the result for means, and for answers that may have any number of decimals. */
export const USUAL_DECIMALS = 2;

/** The largest number of decimals in results and in the output of scripts. */
const MOST_DECIMALS = 6;

/** The number of decimals of a number, for example 2 for 0.25. */
function decimalsOf(number: number): number {
  const [digits = "", exponent = "0"] = String(number).split("e");
  const written = digits.split(".")[1]?.length ?? 0;
  return Math.min(MOST_DECIMALS, Math.max(0, written - Number(exponent)));
}

const mostDecimals = (numbers: readonly number[]) => Math.max(0, ...numbers.map(decimalsOf));

type Range = Omit<NumericItem, "id">;

/** A cache, because many items may use the same list of choices, and each item may belong to many scales. */
const ranges = new WeakMap<readonly Choice[], Range | null>();

/** Returns the range of the values of a list; null if one of them is not a number. */
function rangeOf(choices: readonly Choice[]): Range | null {
  const known = ranges.get(choices);
  if (known !== undefined) return known;
  const numbers = choices.map(({ value }) => value).filter((value) => typeof value === "number");
  const range =
    numbers.length === 0 || numbers.length < choices.length
      ? null
      : {
          min: Math.min(...numbers),
          max: Math.max(...numbers),
          decimals: mostDecimals(numbers),
        };
  ranges.set(choices, range);
  return range;
}

const withId = (id: string, range: Range | null): NumericItem | null => range && { id, ...range };

/**
 * Returns the range of the answers to a numeric item: an integer, a decimal number, a slider, or a choice from a list
 * whose values are all numbers. Returns null for other items.
 */
export function numericItem(survey: Pick<Survey, "choices">, item: SurveyItem): NumericItem | null {
  const { id } = item;
  switch (item.type) {
    case "integer":
      return { id, min: item.min ?? null, max: item.max ?? null, decimals: 0 };
    case "decimal":
      return { id, min: item.min ?? null, max: item.max ?? null, decimals: USUAL_DECIMALS };
    case "slider": {
      const { min, max, step = 1 } = item;
      return { id, min, max, decimals: mostDecimals([min, max, step]) };
    }
    case "one":
      return withId(id, rangeOf(choicesOf(survey, item.choices)));
    default:
      return null;
  }
}

/** Returns the numeric items of a survey in their written order. */
export const numericItems = (survey: Survey): NumericItem[] =>
  allItems(survey).flatMap(({ item }) => numericItem(survey, item) ?? []);

/** Returns the number that an answer states; null for other texts and for numbers beyond `LARGEST_NUMBER`. */
export function numberIn(answer: string): number | null {
  const number = NUMBER.test(answer) ? Number(answer) : Number.NaN;
  return Math.abs(number) <= LARGEST_NUMBER ? number + 0 : null;
}
