import { isObject, type Json, type JsonObject } from "@/components/features/editor/document/json";
import type { Locale } from "@/lib/routes";
import { asItemOf, newItem } from "./item-kind";
import { freeId, idFromLabel, idsOf, isNumbered, numberedId, withReferencesTo } from "./survey-ids";
import { itemsOf, objectOf, type Place, pagesOf, placedAt, saidText } from "./survey-json";
import { withoutUnusedLists } from "./unused-lists";

/** Returns a survey in which the page at an index is replaced. */
export function withPage(
  survey: JsonObject,
  index: number,
  change: (page: JsonObject) => JsonObject,
): JsonObject {
  return {
    ...survey,
    pages: pagesOf(survey).map((page, at) => (at === index ? change(objectOf(page)) : page)),
  };
}

const withItems = (
  survey: JsonObject,
  page: number,
  change: (items: readonly Json[]) => readonly Json[],
): JsonObject => withPage(survey, page, (own) => ({ ...own, items: change(itemsOf(own)) }));

/** Returns a survey in which the item at a position is replaced. */
export const withItem = (
  survey: JsonObject,
  { page, at }: Place,
  change: (item: JsonObject) => JsonObject,
): JsonObject =>
  withItems(survey, page, (items) =>
    items.map((item, index) => (index === at ? change(objectOf(item)) : item)),
  );

const inserted = (items: readonly Json[], item: Json, at: number) => [
  ...items.slice(0, at),
  item,
  ...items.slice(at),
];

/** Returns the number of questions of a survey plus one: the number of the next question. */
const nextNumber = (survey: JsonObject) =>
  pagesOf(survey).reduce<number>((sum, page) => sum + itemsOf(page).length, 1);

/**
 * Returns a survey with a new item at a position. A new question with choices has the list of the item before it if
 * this item has the same type, because the questions of a scale have the same choices.
 */
export function withItemAdded(
  survey: JsonObject,
  place: Place,
  type: string,
  languages: readonly Locale[],
): JsonObject {
  const id = numberedId("q", nextNumber(survey), idsOf(survey));
  const before = placedAt(survey, { page: place.page, at: place.at - 1 });
  const made = newItem({ type, id, languages, like: before, survey });
  const page = pagesOf(survey)[place.page];
  const item = asItemOf(page, made.item);
  return withItems(made.survey, place.page, (items) => inserted(items, item, place.at));
}

export const withItemRemoved = (survey: JsonObject, { page, at }: Place): JsonObject =>
  withoutUnusedLists(
    survey,
    withItems(survey, page, (items) => items.filter((_, index) => index !== at)),
  );

/** Returns a survey with a copy of an item after it. The copy has a new id. */
export function withItemCopied(survey: JsonObject, { page, at }: Place): JsonObject {
  const item = itemsOf(pagesOf(survey)[page])[at];
  if (!isObject(item)) return survey;
  const id = freeId(String(item.id ?? "q"), idsOf(survey));
  return withItems(survey, page, (items) => inserted(items, { ...item, id }, at + 1));
}

/** Returns a survey in which an item was moved, within its page or to another page. */
export function withItemMoved(survey: JsonObject, from: Place, to: Place): JsonObject {
  const pages = pagesOf(survey);
  const item = itemsOf(pages[from.page])[from.at];
  const target = pages[to.page];
  if (item === undefined || target === undefined) return survey;
  if (from.page === to.page && from.at === to.at) return survey;
  const without = withItems(survey, from.page, (items) =>
    items.filter((_, index) => index !== from.at),
  );
  const moved = from.page === to.page ? item : asItemOf(target, item, pages[from.page]);
  return withoutUnusedLists(
    survey,
    withItems(without, to.page, (items) => inserted(items, moved, to.at)),
  );
}

/**
 * Returns the position of an item after it moved up or down by one position; null at the beginning or the end of the
 * survey.
 */
export function neighbour(survey: JsonObject, { page, at }: Place, by: 1 | -1): Place | null {
  const pages = pagesOf(survey);
  const next = at + by;
  if (next >= 0 && next < itemsOf(pages[page]).length) return { page, at: next };
  const other = pages[page + by];
  if (other === undefined) return null;
  return { page: page + by, at: by === 1 ? 0 : itemsOf(other).length };
}

/** Returns a survey in which an item has another id. The rules, scales and texts that refer to it keep referring to it. */
export function withItemId(survey: JsonObject, place: Place, id: string): JsonObject {
  const before = placedAt(survey, place)?.id ?? "";
  const renamed = withItem(survey, place, (item) => ({ ...item, id }));
  const isUnique = before !== "" && !idsOf(renamed).has(before);
  return isUnique ? withReferencesTo(renamed, before, id) : renamed;
}

/** Returns a survey in which an item with a numbered id has an id that is made from its label, if the label is short. */
export function withIdFromLabel(survey: JsonObject, place: Place, locale: Locale): JsonObject {
  const placed = placedAt(survey, place);
  if (!placed || !isNumbered(placed.id)) return survey;
  const made = idFromLabel(saidText(placed.item.label, locale));
  return made === null ? survey : withItemId(survey, place, freeId(made, idsOf(survey)));
}
