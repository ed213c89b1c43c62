import type { Json, JsonObject } from "@/components/features/editor/document/json";
import { hasChoices } from "@/components/features/editor/survey/document/item-kind";
import {
  choicesIn,
  itemsOf,
  objectOf,
  pagesOf,
  placedItems,
  saidText,
} from "@/components/features/editor/survey/document/survey-json";
import { type Survey, surveySchema } from "@/experiments/survey/definition/schema";

/** The text in place of a text that the author has not written yet. */
const UNWRITTEN = "…";

const written = (said: Json | undefined): Json =>
  saidText(said, "en").trim() === "" ? UNWRITTEN : (said ?? UNWRITTEN);

function drawnItem(item: JsonObject): JsonObject {
  const { labels } = item;
  return {
    ...item,
    label: written(item.label),
    ...(Array.isArray(labels) && { labels: (labels as readonly Json[]).map(written) }),
  };
}

/**
 * Returns a survey that the preview can display: texts and choices that the author has not written yet are replaced by
 * an ellipsis, and rules that hide pages and items are removed. Returns null if the survey has other faults.
 */
export function drawnSurvey(survey: JsonObject): Survey | null {
  const lists = Object.keys(objectOf(survey.choices));
  const used = placedItems(survey).flatMap(({ type, list }) =>
    hasChoices(type) && list !== "" ? [list] : [],
  );
  const empty = [...new Set([...lists, ...used])].filter(
    (list) => choicesIn(survey, list).length === 0,
  );
  const drawn = {
    ...survey,
    choices: {
      ...objectOf(survey.choices),
      ...Object.fromEntries(empty.map((list) => [list, [{ value: 1, label: UNWRITTEN }]])),
    },
    pages: pagesOf(survey).map((page) => {
      const { show: _, ...own } = objectOf(page);
      return {
        ...own,
        items: itemsOf(page).map((item) => {
          const { show: __, ...rest } = drawnItem(objectOf(item));
          return rest;
        }),
      };
    }),
  };
  const { title: _title, scales: _scales, sources: _sources, ...shown } = drawn as JsonObject;
  const read = surveySchema.safeParse(shown);
  return read.success ? read.data : null;
}
