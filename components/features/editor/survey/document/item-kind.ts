import { isObject, type Json, type JsonObject } from "@/components/features/editor/document/json";
import type { ItemType } from "@/experiments/survey/definition/schema";
import type { Locale } from "@/lib/routes";
import { freeId } from "./survey-ids";
import { matrixOf, objectOf, type Placed } from "./survey-json";

/** The types of items, in the order in which the editor offers them. */
export const ITEM_TYPES = [
  "one",
  "many",
  "slider",
  "integer",
  "decimal",
  "text",
  "long",
  "date",
  "rank",
  "note",
] as const satisfies readonly ItemType[];

/** The keys that an item keeps when its type changes. The keys of all other types are removed. */
const KEYS: Readonly<Record<ItemType, readonly string[]>> = {
  note: [],
  text: ["hint", "required"],
  long: ["hint", "required"],
  integer: ["hint", "required", "min", "max", "problem"],
  decimal: ["hint", "required", "min", "max", "problem"],
  date: ["hint", "required", "min", "max", "problem"],
  one: ["hint", "required", "choices", "order", "expect"],
  many: ["hint", "required", "choices", "order"],
  rank: ["hint", "required", "choices", "order"],
  slider: ["hint", "required", "min", "max", "step", "labels"],
};

export const isItemType = (type: string): type is ItemType => Object.hasOwn(KEYS, type);
export const hasChoices = (type: string): boolean => /^(?:one|many|rank)$/.test(type);
export const isNumber = (type: string): boolean => /^(?:integer|decimal|slider)$/.test(type);

/** Returns an empty text for each language of the study. */
export const emptySaid = (languages: readonly Locale[]): Json =>
  languages.length === 1 ? "" : Object.fromEntries(languages.map((each) => [each, ""]));

/** Returns the values that an item of a type needs and that an item of another type may lack. */
function needed(type: string, languages: readonly Locale[]): JsonObject {
  if (type !== "slider") return {};
  return { min: 0, max: 100, labels: [emptySaid(languages), emptySaid(languages)] };
}

/**
 * Returns a new item, and the survey with the list of its choices. Its question is not written yet. Participants who
 * leave it out are asked once more.
 * @param like the item before it; if it has the same type, the new item uses the same list
 */
export function newItem({
  type,
  id,
  languages,
  like,
  survey,
}: {
  type: string;
  id: string;
  languages: readonly Locale[];
  like?: Placed | undefined;
  survey: JsonObject;
}): { item: JsonObject; survey: JsonObject } {
  const item: JsonObject = {
    id,
    type,
    label: emptySaid(languages),
    ...(type !== "note" && { required: "ask" }),
    ...needed(type, languages),
  };
  if (!hasChoices(type)) return { item, survey };
  if (like && like.type === type && like.list !== "")
    return { item: { ...item, choices: like.list }, survey };
  return withOwnList(survey, item, []);
}

/** Returns an item with a new list of choices of its own, and the survey with this list. */
export function withOwnList(
  survey: JsonObject,
  item: JsonObject,
  choices: readonly Json[],
): { item: JsonObject; survey: JsonObject } {
  const lists = objectOf(survey.choices);
  const list = freeId(String(item.id ?? "list"), new Set(Object.keys(lists)));
  return {
    item: { ...item, choices: list },
    survey: { ...survey, choices: { ...lists, [list]: choices } },
  };
}

/** Returns an item after its type changed, and the survey with the list of its choices. */
export function withType(
  survey: JsonObject,
  item: JsonObject,
  type: ItemType,
  languages: readonly Locale[],
): { item: JsonObject; survey: JsonObject } {
  const kept = ["id", "label", "show", ...KEYS[type]];
  const { type: _, ...held }: JsonObject = Object.fromEntries(
    Object.entries(item).filter(([key]) => kept.includes(key)),
  );
  const isOther = (key: string) => typeof held[key] === (type === "date" ? "number" : "string");
  const { id, label = "", ...others } = held;
  const { min, max, ...rest } = others;
  const next: JsonObject = {
    ...(id !== undefined && { id }),
    type,
    label,
    ...needed(type, languages),
    ...rest,
    ...(min !== undefined && !isOther("min") && { min }),
    ...(max !== undefined && !isOther("max") && { max }),
    ...(item.type === "note" && { required: "ask" }),
  };
  if (!hasChoices(type) || typeof next.choices === "string") return { item: next, survey };
  return withOwnList(survey, next, []);
}

/**
 * Returns an item in the form that it must have on a page. A matrix determines the type and the list of its items. An
 * item that leaves a matrix keeps this type and list.
 * @param from the page that the item leaves
 */
export function asItemOf(page: Json | undefined, item: Json, from?: Json): Json {
  if (!isObject(item)) return item;
  if (matrixOf(page) !== undefined)
    return Object.fromEntries(Object.entries(item).filter(([key]) => MATRIX_KEYS.includes(key)));
  const matrix = matrixOf(from);
  if (matrix === undefined) return item;
  const { id = "", ...others } = item;
  return { id, type: "one", ...others, choices: matrix };
}

const MATRIX_KEYS = ["id", "label", "show", "hint", "required", "expect"];

/** Returns whether all items of a page have one choice each, so that the page can be a matrix. */
export const canBeMatrix = (types: readonly string[]): boolean =>
  types.every((type) => type === "one");

/** Returns a page as a matrix with the list of its first item, or a matrix as a page of single items. */
export function withMatrix(page: JsonObject, isOn: boolean): JsonObject {
  const { matrix, items, ...others } = page;
  const all = Array.isArray(items) ? (items as readonly Json[]) : [];
  if (!isOn) return { ...others, items: all.map((item) => asItemOf({}, item, page)) };
  const [list = ""] = all.map((item) => objectOf(item).choices).filter((each) => each);
  return { ...others, matrix: list, items: all.map((item) => asItemOf({ matrix: list }, item)) };
}
