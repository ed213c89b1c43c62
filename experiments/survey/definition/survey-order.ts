import { type Random, seededRandom, seedsFor, shuffled } from "@/lib/stats/random";
import { pipedIn, pipedInChoices } from "./piping";
import type { Choice, Said, Survey, SurveyItem, SurveyPage } from "./schema";
import { itemsIn } from "./show-rule";
import { choicesOf, itemsOfPage } from "./survey-items";

/** An item as a participant sees it: with its choices in the order of display; without choices for other types. */
export type DisplayedItem = { item: SurveyItem; choices: readonly Choice[] };

/** A page as a participant sees it: with its items in the order of display. */
export type DisplayedPage = { page: SurveyPage; items: readonly DisplayedItem[] };

/** The items to which an item refers: in its rule, and in its texts, into which answers are inserted. */
function referredByItem(survey: Pick<Survey, "choices">, item: SurveyItem): string[] {
  const { hint, labels = [] } = item as { hint?: Said; labels?: readonly Said[] };
  const choices = "choices" in item ? choicesOf(survey, item.choices) : [];
  const piped = [...pipedIn([item.label, hint, ...labels]), ...pipedInChoices(choices)];
  return [...itemsIn(item.show), ...piped];
}

/** The items to which a page and its items refer. */
const referredByPage = (survey: Pick<Survey, "choices">, page: SurveyPage): string[] => [
  ...itemsIn(page.show),
  ...pipedIn([page.label]),
  ...itemsOfPage(page).flatMap((item) => referredByItem(survey, item)),
];

/**
 * Removes the first ready element from a list and returns it. If no element is ready, removes and returns the first
 * element.
 */
function takeReady<Element>(waiting: Element[], isReady: (one: Element) => boolean) {
  const index = Math.max(0, waiting.findIndex(isReady));
  return waiting.splice(index, 1)[0];
}

/**
 * Returns shuffled pages in an order in which each page follows the pages to whose items it refers. `fixed` pages keep
 * their positions.
 */
function shuffledPages(survey: Survey, seed: number): SurveyPage[] {
  const { pages } = survey;
  const waiting = shuffled(
    pages.filter(({ fixed }) => !fixed),
    seededRandom(seed),
  );
  const owner = new Map(pages.flatMap((page) => itemsOfPage(page).map(({ id }) => [id, page])));
  const referred = new Map(pages.map((page) => [page, referredByPage(survey, page)]));
  const placed = new Set<SurveyPage>();
  const isReady = (page: SurveyPage) =>
    (referred.get(page) ?? []).every((item) => {
      const other = owner.get(item);
      return !other || other === page || placed.has(other);
    });
  return pages.map((page) => {
    const next = page.fixed ? page : (takeReady(waiting, isReady) ?? page);
    placed.add(next);
    return next;
  });
}

/** Returns the shuffled items of a page in an order in which each item follows the items to which it refers. */
function shuffledItems(survey: Survey, items: readonly SurveyItem[], random: Random): SurveyItem[] {
  const waiting = shuffled(items, random);
  const referred = new Map(items.map((item) => [item.id, referredByItem(survey, item)]));
  const left = new Set(referred.keys());
  const isReady = ({ id }: SurveyItem) => !referred.get(id)?.some((other) => left.has(other));
  return items.flatMap(() => {
    const next = takeReady(waiting, isReady);
    if (!next) return [];
    left.delete(next.id);
    return [next];
  });
}

/**
 * Returns the pages, items and choices of a survey in the order in which a participant sees them. The same seed always
 * gives the same order. Hidden pages and items are included: rules hide them later.
 */
export function displayedPages(survey: Survey, seed: number): DisplayedPage[] {
  const [ofPages = 0, ...seeds] = seedsFor(seed, 1 + survey.pages.length);
  const seedOf = new Map(survey.pages.map((page, index) => [page, seeds[index] ?? 0]));
  const pages = survey.order === "shuffled" ? shuffledPages(survey, ofPages) : survey.pages;
  return pages.map((page) => {
    const random = seededRandom(seedOf.get(page) ?? 0);
    const written = itemsOfPage(page);
    const items = page.order === "shuffled" ? shuffledItems(survey, written, random) : written;
    return {
      page,
      items: items.map((item) => {
        const choices = "choices" in item ? choicesOf(survey, item.choices) : [];
        const isShuffled = "order" in item && item.order === "shuffled";
        return { item, choices: isShuffled ? shuffled(choices, random) : choices };
      }),
    };
  });
}
