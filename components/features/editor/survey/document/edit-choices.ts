import type { Json, JsonObject } from "@/components/features/editor/document/json";
import { withItem } from "./edit-items";
import { withOwnList } from "./item-kind";
import { choicesIn, objectOf, type Place, placedAt } from "./survey-json";
import { withoutUnusedLists } from "./unused-lists";

/** Returns a survey in which the choices of a list are replaced. */
export const withChoices = (
  survey: JsonObject,
  list: string,
  choices: readonly Json[],
): JsonObject => ({ ...survey, choices: { ...objectOf(survey.choices), [list]: choices } });

/** Returns a survey in which an item has a copy of its list, so that a change does not concern other items. */
export function withListCopied(survey: JsonObject, place: Place): JsonObject {
  const placed = placedAt(survey, place);
  if (!placed) return survey;
  const made = withOwnList(survey, placed.item, choicesIn(survey, placed.list));
  return withItem(made.survey, place, () => made.item);
}

/** Returns a survey in which an item has the list of another item. */
export const withListOf = (survey: JsonObject, place: Place, list: string): JsonObject =>
  withoutUnusedLists(
    survey,
    withItem(survey, place, (item) => {
      const { expect: _, ...others } = item;
      return { ...others, choices: list };
    }),
  );
