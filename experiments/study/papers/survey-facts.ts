import type { ItemType, Survey, SurveyPage } from "@/experiments/survey/definition/schema";
import { itemsIn } from "@/experiments/survey/definition/show-rule";
import {
  type AskedItem,
  allItems,
  choicesOf,
  hasOther,
  isAsked,
  isMatrix,
  itemsOfPage,
} from "@/experiments/survey/definition/survey-items";

/** The kinds of questions that papers distinguish, in the order in which papers list them. */
const QUESTION_KINDS = [
  "one",
  "matrix",
  "many",
  "rank",
  "slider",
  "integer",
  "decimal",
  "date",
  "text",
  "long",
] as const;

/** The kinds of questions with answer choices. */
export const CHOICE_KINDS: readonly QuestionKind[] = ["one", "matrix", "many", "rank"];
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** The numbers that papers state about a survey. Items of type `note` are texts, so they do not count as questions. */
export type SurveyFacts = {
  questions: number;
  pages: number;
  kinds: readonly { kind: QuestionKind; n: number }[];
  /** The smallest and the largest number of questions on a page that has questions. */
  perPage: { least: number; most: number };
  must: number;
  ask: number;
  free: number;
  /** The questions with a rule, or on a page with a rule. */
  conditional: number;
  checks: number;
  /** The questions that accept a text: short and long texts, and choices for which a text is added. */
  freeText: number;
  order: {
    isOfPages: boolean;
    /** The pages that keep their position when the order of pages is random. */
    kept: number;
    /** True if a page has a rule about a question on another page. */
    isBound: boolean;
    pagesWithItems: number;
    questionsWithChoices: number;
  };
};

/** Returns the questions of a survey in their written order, with their pages. */
export const questionsOf = (survey: Pick<Survey, "pages">) =>
  allItems(survey).flatMap(({ page, item }) => (isAsked(item) ? [{ page, item }] : []));

const kindOf = (page: SurveyPage, type: Exclude<ItemType, "note">): QuestionKind =>
  isMatrix(page) ? "matrix" : type;

const isBound = (pages: readonly SurveyPage[]) =>
  pages.some((page) => {
    const own = new Set(itemsOfPage(page).map(({ id }) => id));
    const referred = [page.show, ...itemsOfPage(page).map(({ show }) => show)].flatMap(itemsIn);
    return referred.some((id) => !own.has(id));
  });

/** Returns the numbers that papers state about a survey. */
export function surveyFacts(survey: Survey): SurveyFacts {
  const asked = questionsOf(survey);
  const count = (isPicked: (item: AskedItem, page: SurveyPage) => boolean) =>
    asked.filter(({ item, page }) => isPicked(item, page)).length;
  const perPage = survey.pages
    .map((page) => itemsOfPage(page).filter(isAsked).length)
    .filter((n) => n > 0);
  const movable = survey.pages.filter(({ fixed }) => !fixed).length;
  const isOfPages = survey.order === "shuffled" && movable > 1;
  return {
    questions: asked.length,
    pages: survey.pages.length,
    kinds: QUESTION_KINDS.map((kind) => ({
      kind,
      n: count((item, page) => kindOf(page, item.type) === kind),
    })).filter(({ n }) => n > 0),
    perPage: { least: Math.min(...perPage), most: Math.max(...perPage) },
    must: count(({ required }) => required === true),
    ask: count(({ required }) => required === "ask"),
    free: count(({ required }) => !required),
    conditional: count(({ show }, page) => show !== undefined || page.show !== undefined),
    checks: count((item) => "expect" in item && item.expect !== undefined),
    freeText: count(
      (item) => item.type === "text" || item.type === "long" || hasOther(survey, item),
    ),
    order: {
      isOfPages,
      kept: isOfPages ? survey.pages.length - movable : 0,
      isBound: isOfPages && isBound(survey.pages),
      pagesWithItems: survey.pages.filter(
        (page) => page.order === "shuffled" && page.items.length > 1,
      ).length,
      questionsWithChoices: count(
        (item) =>
          "order" in item &&
          item.order === "shuffled" &&
          choicesOf(survey, item.choices).length > 1,
      ),
    },
  };
}
