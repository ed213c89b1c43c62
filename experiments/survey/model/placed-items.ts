import type { Survey, SurveyItem, SurveyPage } from "@/experiments/survey/definition/schema";
import { itemsOfPage } from "@/experiments/survey/definition/survey-items";

/** An item with its path, its page, and its number in the written order. */
export type ItemAt = {
  path: string;
  item: SurveyItem;
  page: SurveyPage;
  pageNumber: number;
  number: number;
};

/** Returns all items of a survey in their written order, with their paths. */
export function itemsAt({ pages }: Survey, path: string): ItemAt[] {
  let number = 0;
  return pages.flatMap((page, pageNumber) =>
    itemsOfPage(page).map((item, index) => {
      number += 1;
      return { path: `${path}.pages.${pageNumber}.items.${index}`, item, page, pageNumber, number };
    }),
  );
}

/** Returns the first item with each id. */
export function itemsById(items: readonly ItemAt[]): Map<string, ItemAt> {
  const found = new Map<string, ItemAt>();
  for (const each of items) if (!found.has(each.item.id)) found.set(each.item.id, each);
  return found;
}
