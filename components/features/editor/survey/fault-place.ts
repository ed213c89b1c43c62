import type { JsonObject, Path } from "@/components/features/editor/document/json";
import { matrixOf, type Place, pagesOf, placedItems, usersOf } from "./document/survey-json";
import { placeOf } from "./item-paths";

/** Returns the first item that uses a list: the item whose fields display the choices. */
export function ownerOf(survey: JsonObject, list: string): Place | null {
  const [first] = usersOf(survey, list);
  return first ? { page: first.page, at: first.at } : null;
}

/**
 * Returns the item whose fields display a fault, and the path of its field within the survey; null if the fault does
 * not belong to an item.
 * @param within the path of the fault within the survey
 */
export function placeOfFault(
  survey: JsonObject,
  within: string,
): { place: Place; field: Path } | null {
  const own = placeOf(within);
  if (own) return { place: own, field: [within] };
  const [, list] = /^choices\.([^.]+)/.exec(within) ?? [];
  const owner = list === undefined ? null : ownerOf(survey, list);
  if (owner) return { place: owner, field: choicesField(owner) };
  const [, page] = /^pages\.(\d+)\.matrix/.exec(within) ?? [];
  if (page === undefined || matrixOf(pagesOf(survey)[Number(page)]) === undefined) return null;
  const first = placedItems(survey).find((each) => each.page === Number(page));
  return first ? { place: first, field: choicesField({ page: first.page, at: first.at }) } : null;
}

/** Returns the path of the field for the choices of an item, within the survey. */
export const choicesField = ({ page, at }: Place): Path => ["pages", page, "items", at, "choices"];
