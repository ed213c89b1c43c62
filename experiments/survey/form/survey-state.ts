import type { FormAnswer } from "@/experiments/engine/contract/define-app";
import type { Choice, Survey } from "@/experiments/survey/definition/schema";
import { type Answers, shownItems } from "@/experiments/survey/definition/show-rule";
import { otherId } from "@/experiments/survey/definition/survey-items";
import type { DisplayedItem, DisplayedPage } from "@/experiments/survey/definition/survey-order";
import { ownValue } from "@/lib/own-value";
import type { Locale } from "@/lib/routes";
import { otherProblem, otherText, readAnswer } from "./read-answer";

/**
 * The answers as the participant typed or chose them, keyed by item, with the text of an `other` choice under
 * `otherId`. A text that is not an allowed answer is kept, so that the participant can correct it.
 */
export type Held = Readonly<Record<string, FormAnswer<string>>>;

/** The key of the current page in the draft. Ids of items do not contain this character. */
const PAGE = "#page";

/** Returns the values of an answer with several choices, or with one choice. */
export const valuesOf = (held: string | undefined): string[] => (held ? held.split(" ") : []);

/** Returns the `other` choices that an answer includes. */
export const chosenOthers = (choices: readonly Choice[], held: string | undefined): Choice[] => {
  const values = valuesOf(held);
  return choices.filter(({ other, value }) => other && values.includes(String(value)));
};

/** Returns the part of a draft that is still valid for the survey, and the id of its page. */
export function readDraft(pages: readonly DisplayedPage[], draft: Held) {
  const { [PAGE]: page, ...rest } = draft;
  const held: Record<string, FormAnswer<string>> = { ...rest };
  for (const { item, choices } of pages.flatMap(({ items }) => items)) {
    const answer = ownValue(held, item.id);
    const offered = choices.map(({ value }) => String(value));
    if ("choices" in item && !valuesOf(answer?.value).every((value) => offered.includes(value)))
      delete held[item.id];
  }
  return { held: held as Held, page: page?.value };
}

/** Returns the draft of answers and of the current page. */
export const draftOf = (held: Held, page: string | undefined): Held =>
  page === undefined
    ? held
    : { ...held, [PAGE]: { value: page, rt_ms: null, input_type: null, hidden: null } };

/** Returns the answers that are recorded and to which rules refer. */
function answersOf(pages: readonly DisplayedPage[], held: Held, locale: Locale): Answers {
  const answers: Record<string, string> = {};
  for (const { items } of pages)
    for (const displayed of items) {
      const { id } = displayed.item;
      const given = ownValue(held, id)?.value;
      if (given === undefined) continue;
      const { value } = readAnswer(displayed, given, locale);
      if (value === undefined) continue;
      answers[id] = value;
      const text = otherText(ownValue(held, otherId(id))?.value);
      if (text && !otherProblem(text) && chosenOthers(displayed.choices, value).length > 0)
        answers[otherId(id)] = text;
    }
  return answers;
}

/** The shown items and pages, and the answers to them. */
export type Shown = {
  ids: ReadonlySet<string>;
  answers: Answers;
  pages: readonly DisplayedPage[];
};

/** Returns the items and pages that the rules show, and the answers to them. */
export function shownNow(
  survey: Pick<Survey, "pages">,
  pages: readonly DisplayedPage[],
  held: Held,
  locale: Locale,
): Shown {
  const { shown, kept } = shownItems(survey, answersOf(pages, held, locale));
  return {
    ids: shown,
    answers: kept,
    pages: pages.filter(({ items }) => items.some(({ item }) => shown.has(item.id))),
  };
}

/** Returns the shown items and pages together with all items of a page that the rules do not show. */
export function withPage(shown: Shown, pages: readonly DisplayedPage[], id: string): Shown {
  const page = pages.find((each) => each.page.id === id);
  if (!page || shown.pages.includes(page)) return shown;
  return {
    ...shown,
    ids: new Set([...shown.ids, ...page.items.map(({ item }) => item.id)]),
    pages: pages.filter((each) => each === page || shown.pages.includes(each)),
  };
}

/** Returns the answers of a participant without the answers to items that are not shown. */
export function withoutHidden(
  pages: readonly DisplayedPage[],
  held: Held,
  ids: Shown["ids"],
): Held {
  const gone = pages
    .flatMap(({ items }) => items)
    .filter(({ item }) => !ids.has(item.id))
    .flatMap(({ item: { id } }) => [id, otherId(id)])
    .filter((key) => Object.hasOwn(held, key));
  if (gone.length === 0) return held;
  return Object.fromEntries(Object.entries(held).filter(([key]) => !gone.includes(key)));
}

/**
 * Returns the page to display: the requested page, or the last shown page before it.
 * @param page id of the requested page; undefined for the first page
 */
export function pageAt(
  pages: readonly DisplayedPage[],
  shown: readonly DisplayedPage[],
  page: string | undefined,
): DisplayedPage | undefined {
  const ids = pages.map((each) => each.page.id);
  const at = page === undefined ? -1 : ids.indexOf(page);
  return shown.findLast((each) => ids.indexOf(each.page.id) <= at) ?? shown[0];
}

/** Returns the shown items of a page in the order of display. */
export const itemsShown = (
  { items }: DisplayedPage,
  ids: ReadonlySet<string>,
): readonly DisplayedItem[] => items.filter(({ item }) => ids.has(item.id));
