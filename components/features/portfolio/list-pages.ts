import type { PortfolioState } from "./list-state";

/** Returns the items of a page, the page number limited to the existing pages, and the number of pages. */
export function slicePage<Item>(
  items: readonly Item[],
  { page, perPage }: Pick<PortfolioState, "page" | "perPage">,
): { items: Item[]; page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(items.length / perPage));
  const shown = Math.min(Math.max(1, page), pages);
  return { items: items.slice((shown - 1) * perPage, shown * perPage), page: shown, pages };
}

/**
 * Returns the pages that the pagination names: the first page, the last page, and the pages near the current page. Null
 * represents several omitted pages, never a single page.
 */
export function namedPages(page: number, pages: number): (number | null)[] {
  const named = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (each) => each === 1 || each === pages || Math.abs(each - page) <= 1,
  );
  return named.flatMap((each, index) => {
    const gap = each - (named[index - 1] ?? 0) - 1;
    if (gap === 0) return [each];
    return gap === 1 ? [each - 1, each] : [null, each];
  });
}
