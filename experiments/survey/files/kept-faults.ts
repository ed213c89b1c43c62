import type { Survey } from "@/experiments/survey/definition/schema";
import { surveyFaults } from "@/experiments/survey/model/check-survey";
import type { DraftItem } from "./drafts";
import type { SurveyNote, SurveyPlace } from "./place";
import { cellOf, rowCell } from "./tables";

const COLUMN_OF: Readonly<Record<string, string>> = {
  show: "relevant",
  label: "label",
  hint: "hint",
  expect: "expect",
  choices: "type",
  min: "constraint",
  max: "constraint",
  problem: "constraint_message",
  step: "parameters",
  labels: "parameters",
  id: "name",
};

/** Returns the place in the file of a path in the survey, such as `.pages.0.items.2.show.all.1`. */
function placeOf(
  path: string,
  { pages }: Survey,
  items: ReadonlyMap<string, DraftItem>,
): SurveyPlace {
  const [, part = "", page, , index, key = ""] = path.split(".");
  if (part !== "pages") return part === "choices" ? { sheet: "choices" } : {};
  const item = pages[Number(page)]?.items[index === undefined ? 0 : Number(index)];
  const draft = item && items.get(item.id);
  if (!draft) return { sheet: "survey" };
  const named = COLUMN_OF[key];
  const cell =
    (named === undefined ? undefined : cellOf(draft.table, draft.row, named)) ??
    rowCell(draft.table, draft.row);
  return cell.place;
}

/**
 * Returns a note for each fault with which a survey can be imported and then corrected in the editor, such as a
 * comparison that is never true.
 */
export const keptFaults = (survey: Survey, items: ReadonlyMap<string, DraftItem>): SurveyNote[] =>
  surveyFaults(survey, "").map(({ path, value, rule }) => ({
    ...placeOf(path, survey, items),
    ...(typeof value === "string" && { value: value.slice(0, 200) }),
    kind: "kept",
    rule: {
      en: `To correct in the editor: ${rule.en}`,
      fr: `À corriger dans l’éditeur : ${rule.fr}`,
    },
  }));
