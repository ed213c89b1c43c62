import type { JsonObject } from "@/components/features/editor/document/json";
import type { Locale } from "@/lib/routes";
import { newItem } from "./item-kind";
import { freeId, idsOf, numberedId } from "./survey-ids";
import { itemsOf, objectOf, pagesOf } from "./survey-json";
import { withoutUnusedLists } from "./unused-lists";

/** Returns a survey with a new page at its end. The page has one question. */
export function withPageAdded(
  survey: JsonObject,
  type: string,
  languages: readonly Locale[],
): JsonObject {
  const taken = idsOf(survey);
  const pages = pagesOf(survey);
  const count = pages.reduce<number>((sum, page) => sum + itemsOf(page).length, 1);
  const made = newItem({ type, id: numberedId("q", count, taken), languages, survey });
  const page = { id: numberedId("page", pages.length + 1, taken), items: [made.item] };
  return { ...made.survey, pages: [...pages, page] };
}

export const withPageRemoved = (survey: JsonObject, index: number): JsonObject =>
  withoutUnusedLists(survey, {
    ...survey,
    pages: pagesOf(survey).filter((_, at) => at !== index),
  });

export function withPageMoved(survey: JsonObject, from: number, to: number): JsonObject {
  const pages = [...pagesOf(survey)];
  if (from === to || !(from in pages) || !(to in pages)) return survey;
  const [page = {}] = pages.splice(from, 1);
  pages.splice(to, 0, page);
  return { ...survey, pages };
}

/** Returns a survey with a copy of a page after it. The copy and its items have new ids. */
export function withPageCopied(survey: JsonObject, index: number): JsonObject {
  const pages = pagesOf(survey);
  const page = objectOf(pages[index]);
  const taken = new Set(idsOf(survey));
  const renamed = (object: JsonObject): JsonObject => {
    const id = freeId(String(object.id ?? "page"), taken);
    taken.add(id);
    return { ...object, id };
  };
  const copy = {
    ...renamed(page),
    items: itemsOf(page).map((item) => renamed(objectOf(item))),
  };
  return { ...survey, pages: [...pages.slice(0, index + 1), copy, ...pages.slice(index + 1)] };
}
