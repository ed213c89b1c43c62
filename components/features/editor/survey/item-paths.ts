import {
  asText,
  isObject,
  type JsonObject,
  type Path,
  pathText,
  valueAt,
} from "@/components/features/editor/document/json";
import { fieldId } from "@/components/features/editor/shared/editor-context.client";
import type { Place } from "./document/survey-json";

export const pagePath = (survey: Path, page: number): Path => [...survey, "pages", page];

export const itemPath = (survey: Path, { page, at }: Place): Path => [
  ...pagePath(survey, page),
  "items",
  at,
];

/** The element of an item or a page that receives the focus after a change. */
export type RowPart = "title" | "up" | "down";

/** Returns the id of the button that opens an item or a page, or of one of its buttons. */
export const rowId = (path: Path, part: RowPart): string =>
  part === "title" ? fieldId(path) : `${part}-${pathText(path)}`;

/** Returns the id of the first field for the text of an item. */
export const labelId = (survey: Path, place: Place, languages: readonly string[]): string => {
  const path = [...itemPath(survey, place), "label"];
  return fieldId(languages.length > 1 && languages[0] ? [...path, languages[0]] : path);
};

/**
 * Returns the path, within the survey, of the text of the first question if the question is not written yet; null for a
 * step that is not a survey, and for a survey with a first question.
 */
export function unwrittenText(step: JsonObject, languages: readonly string[]): Path | null {
  const text = valueAt(step, ["survey", "pages", 0, "items", 0, "label"]);
  const [first = "", second] = languages;
  const isUnwritten = text === "" || (isObject(text) && !asText(text[first]));
  if (!isUnwritten) return null;
  const path: Path = ["pages", 0, "items", 0, "label"];
  return second === undefined ? path : [...path, first];
}

/**
 * Returns the position of the item to which a path in a survey refers, such as `pages.0.items.2.label`; null for other
 * paths.
 */
export function placeOf(within: string): Place | null {
  const [, page, at] = /^pages\.(\d+)\.items\.(\d+)(?:\.|$)/.exec(within) ?? [];
  return page === undefined || at === undefined ? null : { page: Number(page), at: Number(at) };
}
