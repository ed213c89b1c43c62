import { ITEMS, ITEMS_PER_SIZE, screensOf } from "./items";
import type { DelayDiscountingParameters } from "./parameters";
import { PUBLISHED } from "./score";

/** Returns the keys of the sentences in the methods paragraph that apply to a run. The sentences are in words.ts. */
export function delayDiscountingMethods(parameters: DelayDiscountingParameters) {
  const { itemsPerPage, order } = parameters;
  const isOnePage = screensOf(parameters) === 1;
  return [
    isOnePage ? "itemsOnePage" : itemsPerPage === 1 ? "itemsPageEach" : "items",
    "choice",
    order === "published" ? "orderPublished" : "orderShuffled",
    "manner",
    "translation",
  ] as const;
}

/**
 * Returns the values that the texts state in addition to the parameters. The values are computed from the parameters.
 */
export const delayDiscountingStated = (parameters: DelayDiscountingParameters) => ({
  items: ITEMS.length,
  itemsPerSize: ITEMS_PER_SIZE,
  pages: screensOf(parameters),
  publishedSd: PUBLISHED.sd,
});
