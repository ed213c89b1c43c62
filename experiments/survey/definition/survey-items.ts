import type { Choice, MatrixPage, Survey, SurveyItem, SurveyPage } from "./schema";

/** An item together with its page. The items of a matrix are items of type `one` with the choices of the matrix. */
export type PlacedItem = { page: SurveyPage; item: SurveyItem };

/** An item that asks for an answer. */
export type AskedItem = Exclude<SurveyItem, { type: "note" }>;

/** Returns whether an item asks for an answer. All items do, except notes. */
export const isAsked = (item: SurveyItem): item is AskedItem => item.type !== "note";

export const isMatrix = (page: SurveyPage): page is MatrixPage => "matrix" in page;

/** Returns the items of a page in their written order. The items of a matrix are returned as items of type `one`. */
export const itemsOfPage = (page: SurveyPage): SurveyItem[] =>
  isMatrix(page)
    ? page.items.map((item) => ({ ...item, type: "one" as const, choices: page.matrix }))
    : page.items;

/** Returns all items of a survey in their written order, with their pages. */
export const allItems = ({ pages }: Pick<Survey, "pages">): PlacedItem[] =>
  pages.flatMap((page) => itemsOfPage(page).map((item) => ({ page, item })));

/** Returns the choices of a list in their written order; an empty list if the survey does not have the list. */
export const choicesOf = (
  { choices = {} }: Pick<Survey, "choices">,
  list: string,
): readonly Choice[] => (Object.hasOwn(choices, list) ? (choices[list] ?? []) : []);

/** Returns the id under which the text of an `other` choice is recorded. */
export const otherId = (item: string): string => `${item}_other`;

/** Returns whether an item has a choice for which participants are asked for a text. */
export const hasOther = (survey: Pick<Survey, "choices">, item: SurveyItem): boolean =>
  "choices" in item && choicesOf(survey, item.choices).some(({ other }) => other);
