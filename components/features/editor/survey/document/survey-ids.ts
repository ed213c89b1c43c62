import {
  asText,
  isList,
  isObject,
  type Json,
  type JsonObject,
} from "@/components/features/editor/document/json";
import { RESERVED_IDS } from "@/experiments/survey/definition/reserved-ids";
import { itemsOf, objectOf, pagesOf, scalesOf } from "./survey-json";

/** The largest number of words and characters of a label that becomes an id as a whole. */
const MOST_WORDS = 3;
const MOST_CHARACTERS = 20;

/** An id that the editor made because the item did not have a label yet. */
const NUMBERED = /^q\d+$/;
export const isNumbered = (id: string): boolean => NUMBERED.test(id);

/** Returns the ids of all items, pages and scales of a survey. They are unique together. */
export const idsOf = (survey: JsonObject): ReadonlySet<string> =>
  new Set([
    ...RESERVED_IDS,
    ...pagesOf(survey).flatMap((page) => [
      asText(objectOf(page).id),
      ...itemsOf(page).map((item) => asText(objectOf(item).id)),
    ]),
    ...scalesOf(survey).map((scale) => asText(objectOf(scale).id)),
  ]);

/** Returns an id that is not taken: the base, followed by a number if necessary. */
export function freeId(base: string, taken: ReadonlySet<string>): string {
  if (!taken.has(base)) return base;
  let number = 2;
  const stem = base.slice(0, 28);
  while (taken.has(`${stem}_${number}`)) number += 1;
  return `${stem}_${number}`;
}

/** Returns the next id of the form `q3` that is not taken. */
export function numberedId(stem: string, first: number, taken: ReadonlySet<string>): string {
  let number = first;
  while (taken.has(`${stem}${number}`)) number += 1;
  return `${stem}${number}`;
}

/** Returns a short label as an id, such as `year_of_birth`; null for a label that is long or has no Latin letters. */
export function idFromLabel(label: string): string | null {
  const words = label
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const id = words.join("_");
  const isShort = words.length <= MOST_WORDS && id.length <= MOST_CHARACTERS;
  return isShort && /^[a-z]/.test(id) ? id : null;
}

/** Returns a rule with another id in place of an item's id. */
function ruleWith(rule: Json | undefined, from: string, to: string): Json | undefined {
  if (isList(rule)) return rule.map((each) => ruleWith(each, from, to) ?? null);
  if (!isObject(rule)) return rule;
  return Object.fromEntries(
    Object.entries(rule).map(([key, value]) => {
      if (key === "item") return [key, value === from ? to : value];
      return [key, isObject(value) || isList(value) ? (ruleWith(value, from, to) ?? null) : value];
    }),
  );
}

const inShow = (object: JsonObject, from: string, to: string): JsonObject =>
  object.show === undefined ? object : { ...object, show: ruleWith(object.show, from, to) ?? null };

const inList = (ids: Json | undefined, from: string, to: string) =>
  isList(ids) ? ids.map((id) => (id === from ? to : id)) : ids;

/** Returns a text with another id in place of an item's id where the text shows the answer, `${id}`. */
function saidWith(said: Json, from: string, to: string): Json {
  if (typeof said === "string") return said.replaceAll(`\${${from}}`, () => `\${${to}}`);
  if (!isObject(said)) return said;
  return Object.fromEntries(
    Object.entries(said).map(([key, text]) => [key, saidWith(text, from, to)]),
  );
}

const TEXTS = ["label", "hint", "problem"];

const inTexts = (object: JsonObject, from: string, to: string): JsonObject =>
  Object.fromEntries(
    Object.entries(object).map(([key, value]) => [
      key,
      TEXTS.includes(key) ? saidWith(value, from, to) : value,
    ]),
  );

/**
 * Returns a survey in which an item has another id, also in the rules, the scales and the texts that refer to it. The
 * survey remains unchanged if two items have the old id, because it is unclear to which of them the others refer.
 */
export function withReferencesTo(survey: JsonObject, from: string, to: string): JsonObject {
  const scales = scalesOf(survey);
  return {
    ...survey,
    pages: pagesOf(survey).map((page) => {
      const own = inTexts(inShow(objectOf(page), from, to), from, to);
      const items = itemsOf(page).map((item) =>
        inTexts(inShow(objectOf(item), from, to), from, to),
      );
      return isList(objectOf(page).items) ? { ...own, items } : own;
    }),
    ...(scales.length > 0 && {
      scales: scales.map((scale) => ({
        ...objectOf(scale),
        ...(isList(objectOf(scale).items) && {
          items: inList(objectOf(scale).items, from, to) ?? [],
        }),
        ...(isList(objectOf(scale).reversed) && {
          reversed: inList(objectOf(scale).reversed, from, to) ?? [],
        }),
      })),
    }),
  };
}
