import { SURVEY_TEXT, type SurveyItem } from "./schema";
import type { DisplayedItem } from "./survey-order";

/** The reason why an answer is not accepted. */
export type AnswerProblem =
  | { why: "missing" | "incomplete" | "notWhole" | "notNumber" | "notDate" | "notOffered" }
  | { why: "tooLow" | "tooHigh"; limit: number }
  | { why: "tooEarly" | "tooLate"; limit: string }
  | { why: "tooLong"; limit: number };

/** The form of an answer that is a number. */
export const NUMBER = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:e[+-]?[0-9]+)?$/;

/**
 * The largest absolute value of a number in a survey and its answers. Up to this size, R, Python and this code round in
 * the same way.
 */
export const LARGEST_NUMBER = 1e15;

/** Returns whether a text is a calendar date, YYYY-MM-DD. */
export function isDate(text: string): boolean {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

function limitProblem(
  item: Extract<SurveyItem, { type: "integer" | "decimal" | "slider" }>,
  number: number,
) {
  const { min = -LARGEST_NUMBER, max = LARGEST_NUMBER } = item;
  if (number < min) return { why: "tooLow", limit: min } as const;
  if (number > max) return { why: "tooHigh", limit: max } as const;
  return null;
}

/**
 * Returns the reason why a value is not an allowed answer to an item; null if it is allowed.
 * @param value the answer as it is recorded (`Answers`); undefined without an answer
 */
export function answerProblem(
  { item, choices }: DisplayedItem,
  value: string | undefined,
): AnswerProblem | null {
  if (item.type === "note") return null;
  if (value === undefined || value === "") return item.required ? { why: "missing" } : null;
  const offered = () => {
    const values = value.split(" ");
    const known = choices.map((choice) => String(choice.value));
    return values.every((each) => known.includes(each)) && new Set(values).size === values.length;
  };
  switch (item.type) {
    case "text":
    case "long": {
      const limit = item.type === "text" ? SURVEY_TEXT.answer : SURVEY_TEXT.longAnswer;
      return value.length > limit ? { why: "tooLong", limit } : null;
    }
    case "integer":
    case "decimal":
    case "slider": {
      const number = Number(value);
      if (!NUMBER.test(value) || !Number.isFinite(number)) return { why: "notNumber" };
      if (item.type === "integer" && !Number.isSafeInteger(number)) return { why: "notWhole" };
      return limitProblem(item, number);
    }
    case "date":
      if (!isDate(value)) return { why: "notDate" };
      if (item.min !== undefined && value < item.min) return { why: "tooEarly", limit: item.min };
      if (item.max !== undefined && value > item.max) return { why: "tooLate", limit: item.max };
      return null;
    case "one":
      return choices.some((choice) => String(choice.value) === value)
        ? null
        : { why: "notOffered" };
    case "many":
      return offered() ? null : { why: "notOffered" };
    case "rank":
      if (!offered()) return { why: "notOffered" };
      return value.split(" ").length === choices.length ? null : { why: "incomplete" };
  }
}
