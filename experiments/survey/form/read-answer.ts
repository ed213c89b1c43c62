import { type AnswerProblem, answerProblem } from "@/experiments/survey/definition/answer-rule";
import { SURVEY_TEXT } from "@/experiments/survey/definition/schema";
import type { DisplayedItem } from "@/experiments/survey/definition/survey-order";
import { type ReadNumber, readNumber } from "@/lib/i18n/read-number";
import type { Locale } from "@/lib/routes";
import { typedText } from "@/lib/writable-text";

/** The reason why an answer is not accepted. For an ambiguous number, both possible meanings are stated. */
export type Problem = AnswerProblem | { why: "ambiguous"; small: number; large: number };

/** An answer as it is recorded, and the reason why it is not accepted. Without an answer, `value` is undefined. */
export type ReadAnswer = { value?: string; problem: Problem | null };

/** Returns the recorded text of a number. Negative zero is recorded as zero. */
const recorded = (number: number): string => String(number + 0);

/** Returns the meaning of a typed number; null for a text that is not a number. */
function typedNumber(typed: string, locale: Locale): ReadNumber {
  const read = readNumber(typed, locale);
  if (!read || "number" in read) return read;
  return read.small === read.large ? { number: read.small } : read;
}

/**
 * Returns the recorded answer to an item.
 * @param held the answer as the participant typed or chose it; undefined without an answer
 */
export function readAnswer(
  displayed: DisplayedItem,
  held: string | undefined,
  locale: Locale,
): ReadAnswer {
  const { type } = displayed.item;
  const typed = typedText(held ?? "", type === "long" ? "\n" : " ");
  if (typed === "") return { problem: answerProblem(displayed, undefined) };
  let value = typed;
  if (type === "integer" || type === "decimal") {
    const read = typedNumber(typed, locale);
    if (!read) return { problem: { why: "notNumber" } };
    if ("isAmbiguous" in read)
      return { problem: { why: "ambiguous", small: read.small, large: read.large } };
    value = recorded(read.number);
  }
  const problem = answerProblem(displayed, value);
  return problem ? { problem } : { value, problem };
}

/**
 * Returns the recorded text of an `other` choice, which may be empty.
 * @param held the text as the participant typed it; undefined without a text
 */
export const otherText = (held: string | undefined): string => typedText(held ?? "", " ");

/** Returns the reason why the text of an `other` choice is not accepted. It may be empty. */
export function otherProblem(held: string | undefined): Problem | null {
  const limit = SURVEY_TEXT.answer;
  return otherText(held).length > limit ? { why: "tooLong", limit } : null;
}
