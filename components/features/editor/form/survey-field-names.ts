import { asText, isList, isObject, type Json } from "@/components/features/editor/document/json";
import type { FormWords } from "@/components/features/editor/shared/editor-context.client";
import { interpolate } from "@/lib/i18n/interpolate";
import { shortened } from "@/lib/i18n/shortened";
import { quoted, withColon } from "@/lib/i18n/typeset";
import { ownValue } from "@/lib/own-value";
import type { Locale } from "@/lib/routes";

type Words = FormWords["places"];

/** The largest number of characters from the text of a question in the name of a field. */
const MOST_QUOTED = 40;

/** Returns a list of a survey, which may be incomplete. */
export const listIn = (value: Json | undefined, key: string): readonly Json[] => {
  const list = isObject(value) ? value[key] : undefined;
  return isList(list) ? list : [];
};

const keyOf = (value: Json | undefined, key: string): Json | undefined =>
  isObject(value) ? ownValue(value, key) : undefined;

/** Returns whether an item of a page only displays a text. The items of a matrix ask for an answer. */
export const isNote = (item: Json | undefined, page: Json | undefined) =>
  keyOf(page, "matrix") === undefined && keyOf(item, "type") === "note";

/** Returns the beginning of a text in a language, in quotation marks; "" without a text. */
function quotedText(said: Json | undefined, locale: Locale): string {
  const text = isObject(said)
    ? asText(said[locale]) || asText(said.en) || asText(said.fr)
    : asText(said);
  const line = text.replace(/\s+/g, " ").trim();
  if (line === "") return "";
  return quoted(shortened(line, MOST_QUOTED), locale);
}

/** Returns the name of an item: its number among the questions of the survey, and the beginning of its text. */
function itemName(survey: Json, page: number, at: number, words: Words, locale: Locale): string {
  const pages = listIn(survey, "pages");
  const before = pages.slice(0, page).flatMap((each) => {
    return listIn(each, "items").filter((item) => !isNote(item, each));
  });
  const own = pages[page];
  const items = listIn(own, "items");
  const item = items[at];
  const text = quotedText(keyOf(item, "label"), locale);
  if (isNote(item, own)) return interpolate(words.note, { text }).trim();
  const n = before.length + items.slice(0, at + 1).filter((each) => !isNote(each, own)).length;
  return interpolate(words.question, { n, text }).trim();
}

/** Returns the position of the first item that uses a list of choices. */
function firstUser(survey: Json, list: string): { page: number; at: number } | null {
  for (const [page, own] of listIn(survey, "pages").entries()) {
    const items = listIn(own, "items");
    if (keyOf(own, "matrix") === list && items.length > 0) return { page, at: 0 };
    const at = items.findIndex((item) => keyOf(item, "choices") === list);
    if (at !== -1) return { page, at };
  }
  return null;
}

/**
 * Returns the label of a field within a survey, with the question or the page to which it belongs.
 * @param within the path within the survey, such as `pages.0.items.2.label.en`
 */
export function surveyFieldName(
  within: string,
  survey: Json,
  words: Words,
  locale: Locale,
): string | undefined {
  const labels: Readonly<Record<string, string>> = words.survey;
  const labelled = (name: string, key: string | undefined) => {
    const label = key === undefined || key === "" ? undefined : ownValue(labels, key);
    return label === undefined ? name : withColon(name, label, locale);
  };
  const [part = "", index = "", key, at, ofItem] = within.split(".");
  const n = Number(index) + 1;
  switch (part) {
    case "pages":
      if (index === "") return words.questions;
      return key === "items" && at !== undefined
        ? labelled(itemName(survey, Number(index), Number(at), words, locale), ofItem)
        : labelled(interpolate(words.page, { n }), key);
    case "choices": {
      const user = firstUser(survey, index);
      return user
        ? labelled(itemName(survey, user.page, user.at, words, locale), "choices")
        : ownValue(labels, "choices");
    }
    case "scales":
      return index === "" ? undefined : labelled(interpolate(words.scale, { n }), key);
    case "sources":
      return index === "" ? undefined : labelled(interpolate(words.source, { n }), key);
    case "":
      return words.questions;
    default:
      return ownValue(labels, part);
  }
}
