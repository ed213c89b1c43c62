import type { JsonObject } from "@/components/features/editor/document/json";
import { matrixOf, objectOf, pagesOf, usersOf } from "./survey-json";

/**
 * Returns a survey without the lists that no item uses any more. Lists that no item used before remain, because the
 * author of a file may have prepared them.
 */
export function withoutUnusedLists(before: JsonObject, after: JsonObject): JsonObject {
  const isUsed = (survey: JsonObject, list: string) =>
    usersOf(survey, list).length > 0 || pagesOf(survey).some((page) => matrixOf(page) === list);
  const lists = Object.entries(objectOf(after.choices)).filter(
    ([list]) => isUsed(after, list) || !isUsed(before, list),
  );
  const { choices, ...others } = after;
  if (choices === undefined || lists.length === Object.keys(objectOf(choices)).length) return after;
  return lists.length === 0 ? others : { ...after, choices: Object.fromEntries(lists) };
}
