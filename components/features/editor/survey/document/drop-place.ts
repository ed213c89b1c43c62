import type { JsonObject } from "@/components/features/editor/document/json";
import { itemsOf, type Place, pagesOf } from "./survey-json";

/** An entry of the list in which items are dragged: the title of a page (`at` is −1), or an item. */
const entriesOf = (survey: JsonObject): Place[] =>
  pagesOf(survey).flatMap((page, index) => [
    { page: index, at: -1 },
    ...itemsOf(page).map((_, at) => ({ page: index, at })),
  ]);

/** Returns the position of an item in the list of all page titles and items, in which items are dragged. */
export const dragIndex = (survey: JsonObject, { page, at }: Place): number =>
  entriesOf(survey).findIndex((entry) => entry.page === page && entry.at === at);

/**
 * Returns the position of a dragged item after it was dropped; null if the entry is not an item. The item belongs to
 * the page of the entry before it.
 * @param from the position of the item in the list of all page titles and items
 * @param to its position after the drop
 */
export function dropPlace(
  survey: JsonObject,
  from: number,
  to: number,
): { from: Place; to: Place } | null {
  const entries = entriesOf(survey);
  const moved = entries[from];
  if (!moved || moved.at === -1) return null;
  const others = entries.filter((_, index) => index !== from);
  const before = others[to - 1] ?? { page: 0, at: -1 };
  // On its own page, the items after the dragged item have moved forward by one position.
  const hasMoved = before.page === moved.page && before.at > moved.at;
  return { from: moved, to: { page: before.page, at: before.at + (hasMoved ? 0 : 1) } };
}
