import { seededRandom, seedsFor, shuffled } from "@/lib/stats/random";
import type { Choice, Survey, SurveyItem, SurveyPage } from "./schema";
import { itemsIn } from "./show-rule";
import { choicesOf, itemsOfPage } from "./survey-items";

/** An item as a participant sees it: with its choices in the order of display; without choices for other types. */
export type DisplayedItem = { item: SurveyItem; choices: readonly Choice[] };

/** A page as a participant sees it: with its items in the order of display. */
export type DisplayedPage = { page: SurveyPage; items: readonly DisplayedItem[] };

/** The items to which the rules of a page refer. */
const referred = (page: SurveyPage): string[] => [
  ...itemsIn(page.show),
  ...itemsOfPage(page).flatMap(({ show }) => itemsIn(show)),
];

/**
 * Returns shuffled pages in an order in which each page follows the pages to whose items it refers. `fixed` pages keep
 * their places.
 */
function shuffledPages(pages: readonly SurveyPage[], seed: number): SurveyPage[] {
  const waiting = shuffled(
    pages.filter(({ fixed }) => !fixed),
    seededRandom(seed),
  );
  const owner = new Map(pages.flatMap((page) => itemsOfPage(page).map(({ id }) => [id, page])));
  const placed = new Set<SurveyPage>();
  const isReady = (page: SurveyPage) =>
    referred(page).every((item) => {
      const other = owner.get(item);
      return !other || other === page || placed.has(other) || other.fixed;
    });
  return pages.map((page) => {
    const index = Math.max(0, waiting.findIndex(isReady));
    const next = page.fixed ? page : (waiting.splice(index, 1)[0] ?? page);
    placed.add(next);
    return next;
  });
}

/**
 * Returns the pages, items and choices of a survey in the order in which a participant sees them. The same seed always
 * gives the same order. Rules do not change the order: they hide pages and items.
 */
export function displayedPages(survey: Survey, seed: number): DisplayedPage[] {
  const [ofPages = 0, ...seeds] = seedsFor(seed, 1 + survey.pages.length);
  const seedOf = new Map(survey.pages.map((page, index) => [page, seeds[index] ?? 0]));
  const pages = survey.order === "shuffled" ? shuffledPages(survey.pages, ofPages) : survey.pages;
  return pages.map((page) => {
    const random = seededRandom(seedOf.get(page) ?? 0);
    const written = itemsOfPage(page);
    const items = page.order === "shuffled" ? shuffled(written, random) : written;
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
