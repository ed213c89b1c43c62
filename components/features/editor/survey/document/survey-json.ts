import {
  asText,
  isList,
  isObject,
  type Json,
  type JsonObject,
} from "@/components/features/editor/document/json";
import type { Locale } from "@/lib/routes";

/** The position of an item in a survey: the index of its page, and its index on the page. */
export type Place = { page: number; at: number };

/** An item of a survey, with its position. The item may be incomplete. */
export type Placed = Place & {
  item: JsonObject;
  id: string;
  type: string;
  /** The id of the list of the item's choices; "" for a type without choices. */
  list: string;
  /** The number of the item among the questions of the survey; null for a note. */
  number: number | null;
};

const NO_OBJECT: JsonObject = {};

/** Returns a value as an object; an empty object for every other value. */
export const objectOf = (value: Json | undefined): JsonObject =>
  isObject(value) ? value : NO_OBJECT;

/** Returns the survey of a step, which may be incomplete. */
export const surveyOf = (step: Json | undefined): JsonObject => objectOf(objectOf(step).survey);

const listIn = (object: Json | undefined, key: string): readonly Json[] => {
  const value = objectOf(object)[key];
  return isList(value) ? value : [];
};

export const pagesOf = (survey: JsonObject): readonly Json[] => listIn(survey, "pages");
export const itemsOf = (page: Json | undefined): readonly Json[] => listIn(page, "items");
export const scalesOf = (survey: JsonObject): readonly Json[] => listIn(survey, "scales");
export const sourcesOf = (survey: JsonObject): readonly Json[] => listIn(survey, "sources");

/** Returns the choices of a list; an empty list if the survey does not have the list. */
export const choicesIn = (survey: JsonObject, list: string): readonly Json[] => {
  const lists = objectOf(survey.choices);
  return Object.hasOwn(lists, list) ? listIn(lists, list) : [];
};

/** Returns the id of the list of a matrix; undefined for a page that is not a matrix. */
export const matrixOf = (page: Json | undefined): string | undefined => {
  const { matrix } = objectOf(page);
  return matrix === undefined ? undefined : asText(matrix);
};

/** Returns a text in a language, or else in the other language; "" if both are missing. */
export function saidText(said: Json | undefined, locale: Locale): string {
  if (!isObject(said)) return asText(said);
  return asText(said[locale]) || asText(said.en) || asText(said.fr);
}

const PLACED = new WeakMap<JsonObject, readonly Placed[]>();

/** Returns all items of a survey in their written order. */
export function placedItems(survey: JsonObject): readonly Placed[] {
  const held = PLACED.get(survey);
  if (held) return held;
  let questions = 0;
  const placed = pagesOf(survey).flatMap((page, index) => {
    const matrix = matrixOf(page);
    return itemsOf(page).map((each, at): Placed => {
      const item = objectOf(each);
      const type = matrix === undefined ? asText(item.type) : "one";
      if (type !== "note") questions += 1;
      return {
        page: index,
        at,
        item,
        id: asText(item.id),
        type,
        list: matrix ?? asText(item.choices),
        number: type === "note" ? null : questions,
      };
    });
  });
  PLACED.set(survey, placed);
  return placed;
}

/** Returns the item at a position; undefined if the survey has no item there. */
export const placedAt = (survey: JsonObject, place: Place): Placed | undefined =>
  placedItems(survey).find(({ page, at }) => page === place.page && at === place.at);

/** Returns the items that have the choices of a list, in their written order. */
export const usersOf = (survey: JsonObject, list: string): readonly Placed[] =>
  list === "" ? [] : placedItems(survey).filter((each) => each.list === list);
