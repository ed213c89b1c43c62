import { plainText, shortTitle, textIn } from "@/experiments/study/document/author-text";
import { isDate } from "@/experiments/survey/definition/answer-rule";
import type { Show, Survey } from "@/experiments/survey/definition/schema";
import { type AskedItem, choicesOf } from "@/experiments/survey/definition/survey-items";
import { formatDay } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { numberText } from "@/lib/i18n/number-text";
import { quoted } from "@/lib/i18n/typeset";
import type { Locale } from "@/lib/routes";
import type { PapersPayload } from "./paper";
import { questionsOf } from "./survey-facts";
import { alternatives, exactText, listed } from "./writing";

/** The numbers of the questions of a survey, and the words with which its paper refers to them. */
export type QuestionTexts = {
  survey: Survey;
  questions: ReadonlyMap<string, { item: AskedItem; number: number }>;
  words: PapersPayload["words"]["questionnaire"];
  locale: Locale;
};

/** Numbers the questions of a survey from 1 in their written order. */
export function questionTexts(
  survey: Survey,
  words: QuestionTexts["words"],
  locale: Locale,
): QuestionTexts {
  const questions = questionsOf(survey).map(
    ({ item }, index) => [item.id, { item, number: index + 1 }] as const,
  );
  return { survey, questions: new Map(questions), words, locale };
}

/** Returns the value of an answer as text: the label of a choice, a number, a day, or a quotation. */
export function answerText(
  item: AskedItem | undefined,
  value: number | string,
  { survey, locale }: QuestionTexts,
): string {
  const choice =
    item && "choices" in item
      ? choicesOf(survey, item.choices).find((each) => String(each.value) === String(value))
      : undefined;
  const label = shortTitle(plainText(textIn(choice?.label, locale) ?? ""));
  if (label) return quoted(label, locale);
  if (typeof value === "number") return exactText(value, locale);
  return isDate(value) ? formatDay(value, locale) : quoted(value, locale);
}

const COMPARISONS = ["is", "isNot", "below", "above", "atLeast", "atMost", "includes"] as const;

function comparisonText(rule: Extract<Show, { item: string }>, texts: QuestionTexts): string {
  const { words, locale, questions } = texts;
  const asked = questions.get(rule.item);
  const comparisons = COMPARISONS.flatMap((kind) => {
    const value = rule[kind];
    if (value === undefined) return [];
    return [interpolate(words.rule[kind], { value: answerText(asked?.item, value, texts) })];
  });
  return interpolate(words.rule.clause, {
    n: asked ? numberText(asked.number, locale) : rule.item,
    comparison: comparisons.length > 0 ? listed(comparisons, locale) : words.rule.always,
  });
}

/** Returns a rule about earlier answers in words, without the end of the sentence. */
export function ruleText(rule: Show, texts: QuestionTexts): string {
  const { words, locale } = texts;
  const part = (each: Show) => {
    const text = ruleText(each, texts);
    return "item" in each ? text : interpolate(words.rule.group, { rule: text });
  };
  if ("all" in rule) {
    const [only] = rule.all;
    return rule.all.length === 1 && only
      ? ruleText(only, texts)
      : listed(rule.all.map(part), locale);
  }
  if ("any" in rule) {
    const [only] = rule.any;
    return rule.any.length === 1 && only
      ? ruleText(only, texts)
      : alternatives(rule.any.map(part), locale);
  }
  if ("not" in rule) return interpolate(words.rule.not, { rule: part(rule.not) });
  return comparisonText(rule, texts);
}
