import { PIPED } from "@/experiments/survey/definition/piping";
import type { Answers } from "@/experiments/survey/definition/show-rule";
import { otherId } from "@/experiments/survey/definition/survey-items";
import type { DisplayedItem, DisplayedPage } from "@/experiments/survey/definition/survey-order";
import { formatDay, LANGUAGE_TAGS } from "@/lib/i18n/format";
import { ownValue } from "@/lib/own-value";
import type { Locale } from "@/lib/routes";
import { spokenIn } from "./spoken-text";
import { valuesOf } from "./survey-state";

/** The texts that replace `${item}`, keyed by item. An item without an answer is absent. */
export type Fills = Readonly<Record<string, string>>;

/** Returns a text in which the answers replace `${item}`. An item without an answer is replaced by an empty text. */
export const filled = (text: string, fills: Fills): string =>
  text.replace(PIPED, (_, item: string) => ownValue(fills, item) ?? "");

/** Returns a number without a separator in four digits, because such a number may be a year. */
function shownNumber(value: string, locale: Locale): string {
  const number = Number(value);
  const decimals = value.includes("e") ? 20 : Math.min(20, value.split(".")[1]?.length ?? 0);
  return new Intl.NumberFormat(LANGUAGE_TAGS[locale], {
    useGrouping: "min2",
    maximumFractionDigits: decimals,
  })
    .format(number)
    .replace("-", "\u2212");
}

/** Returns an answer as a participant reads it: the labels of choices, and numbers and dates in the language. */
function shownAnswer({ item, choices }: DisplayedItem, value: string, locale: Locale): string {
  switch (item.type) {
    case "integer":
    case "decimal":
    case "slider":
      return shownNumber(value, locale);
    case "date":
      return formatDay(value, locale);
    case "one":
    case "many":
    case "rank": {
      const labels = valuesOf(value).flatMap((each) => {
        const choice = choices.find((one) => String(one.value) === each);
        return choice ? [spokenIn(choice.label, locale).text] : [];
      });
      return new Intl.ListFormat(LANGUAGE_TAGS[locale], { type: "conjunction" }).format(labels);
    }
    default:
      return value;
  }
}

/**
 * Returns a function that computes the texts that replace `${item}` from the answers.
 * @param pages the pages of the survey
 */
export function fillsFrom(pages: readonly DisplayedPage[], locale: Locale) {
  const items = new Map(
    pages.flatMap(({ items: ofPage }) => ofPage.map((each) => [each.item.id, each] as const)),
  );
  const others = new Set([...items.keys()].map(otherId));
  return (wanted: readonly string[], answers: Answers): Fills => {
    const entries = wanted.flatMap((id) => {
      const value = ownValue(answers, id);
      const displayed = items.get(id);
      if (value === undefined) return [];
      if (displayed) return [[id, shownAnswer(displayed, value, locale)] as const];
      return others.has(id) ? [[id, value] as const] : [];
    });
    return Object.fromEntries(entries);
  };
}
