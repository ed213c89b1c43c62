import {
  asText,
  isList,
  type Json,
  type JsonObject,
} from "@/components/features/editor/document/json";
import type { Locale } from "@/lib/routes";
import { emptySaid, isNumber } from "./item-kind";
import { idsOf, numberedId } from "./survey-ids";
import { choicesIn, objectOf, type Placed, placedItems, scalesOf } from "./survey-json";

/** Returns whether the answers to an item are numbers, so that a scale can contain the item. */
export function canBeScored(survey: JsonObject, { type, list, item }: Placed): boolean {
  if (item.expect !== undefined) return false;
  if (isNumber(type)) return true;
  const choices = choicesIn(survey, list);
  return (
    type === "one" &&
    choices.length > 0 &&
    choices.every((choice) => typeof objectOf(choice).value === "number")
  );
}

const withScales = (survey: JsonObject, scales: readonly Json[]): JsonObject => {
  const { scales: _, ...others } = survey;
  return scales.length === 0 ? others : { ...survey, scales };
};

/** Returns a survey with another scale of all items that no other scale has. */
export function withScaleAdded(survey: JsonObject, languages: readonly Locale[]): JsonObject {
  const scales = scalesOf(survey);
  const taken = new Set(
    scales.flatMap((scale) => {
      const { items } = objectOf(scale);
      return isList(items) ? items.map(asText) : [];
    }),
  );
  const free = placedItems(survey).filter(
    (each) => canBeScored(survey, each) && !taken.has(each.id),
  );
  const items = (free.length > 0 ? free : placedItems(survey)).map(({ id }) => id);
  const id = numberedId("scale", scales.length + 1, idsOf(survey));
  return withScales(survey, [...scales, { id, label: emptySaid(languages), items, score: "mean" }]);
}

export const withScaleRemoved = (survey: JsonObject, index: number): JsonObject =>
  withScales(
    survey,
    scalesOf(survey).filter((_, at) => at !== index),
  );

const withId = (ids: Json | undefined, id: string, isIn: boolean): readonly Json[] => {
  const others = isList(ids) ? ids.filter((each) => each !== id) : [];
  return isIn ? [...others, id] : others;
};

/**
 * Returns a survey after an item was added to a scale or removed from it, or after the reversal of the item in the
 * scale was switched on or off.
 */
export function withScaleItem(
  survey: JsonObject,
  index: number,
  id: string,
  { items, reversed }: { items?: boolean; reversed?: boolean },
): JsonObject {
  return withScales(
    survey,
    scalesOf(survey).map((each, at) => {
      if (at !== index) return each;
      const { reversed: held, ...scale } = objectOf(each);
      const next = withId(held, id, reversed ?? (items === false ? false : isIn(held, id)));
      return {
        ...scale,
        ...(items !== undefined && { items: inOrder(survey, withId(scale.items, id, items)) }),
        ...(next.length > 0 && { reversed: next }),
      };
    }),
  );
}

const isIn = (ids: Json | undefined, id: string) => isList(ids) && ids.includes(id);

/** Returns ids in the written order of their items. */
function inOrder(survey: JsonObject, ids: readonly Json[]): readonly Json[] {
  const place = new Map(placedItems(survey).map(({ id }, at) => [id, at]));
  const rank = (id: Json) => place.get(asText(id)) ?? place.size;
  return [...ids].sort((a, b) => rank(a) - rank(b));
}
