import type { SurveyFormWords } from "@/content/survey";
import type { DisplayedItem } from "@/experiments/survey/definition/survey-order";
import { formatDay, formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import type { Problem } from "./read-answer";
import { spokenIn } from "./spoken-text";
import { valuesOf } from "./survey-state";

type Texts = { any: string; between: string; min: string; max: string };

function limitsText(texts: Texts, min: string | undefined, max: string | undefined): string {
  if (min !== undefined && max !== undefined) return interpolate(texts.between, { min, max });
  if (min !== undefined) return interpolate(texts.min, { min });
  return max === undefined ? texts.any : interpolate(texts.max, { max });
}

const decimalsOf = (number: number) => String(number).split(".")[1]?.length ?? 0;

/** Returns the text that states which answers an item allows. */
function allowedText({ item }: DisplayedItem, words: SurveyFormWords, locale: Locale): string {
  if (item.type !== "integer" && item.type !== "decimal" && item.type !== "date") return "";
  if (item.type === "date") {
    const day = (date: string | undefined) => date && formatDay(date, locale);
    return limitsText(words.date, day(item.min), day(item.max));
  }
  const number = (limit: number | undefined) =>
    limit === undefined ? undefined : formatNumber(limit, locale, decimalsOf(limit));
  const texts = item.type === "integer" ? words.whole : words.number;
  return limitsText(texts, number(item.min), number(item.max));
}

/**
 * Returns the message about an answer that is not accepted. It names the fault and the next step of the participant.
 * @param held the answer as the participant typed or chose it
 */
export function problemText(
  problem: Problem,
  displayed: DisplayedItem,
  held: string | undefined,
  words: SurveyFormWords,
  locale: Locale,
): string {
  const { item, choices } = displayed;
  switch (problem.why) {
    case "missing":
      if (item.type === "integer" || item.type === "decimal")
        return allowedText(displayed, words, locale);
      if (item.type === "note") return "";
      return words.missing[item.type === "long" ? "text" : item.type];
    case "ambiguous": {
      const shown = (number: number) => formatNumber(number, locale, decimalsOf(number));
      return interpolate(words.which, {
        small: shown(problem.small),
        large: shown(problem.large),
      });
    }
    case "tooLong":
      return interpolate(words.tooLong, {
        length: formatNumber(held?.trim().length ?? 0, locale),
        limit: formatNumber(problem.limit, locale),
      });
    case "incomplete": {
      const n = choices.length - valuesOf(held).length;
      return n === 1 ? words.incomplete.one : interpolate(words.incomplete.many, { n });
    }
    case "notOffered":
      return words.missing.one;
    default: {
      const own = "problem" in item ? spokenIn(item.problem, locale).text : "";
      return own || allowedText(displayed, words, locale);
    }
  }
}
