"use client";

import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import type { Locale } from "@/lib/routes";
import { arrangeRows } from "./arrange-rows";
import { countAllChoices, filterApps, sortApps, withoutIdleLimit } from "./list-choice";
import { slicePage } from "./list-pages";
import {
  countFilters,
  DEFAULT_STATE,
  filtersOf,
  NO_FILTERS,
  type PortfolioEntry,
  type PortfolioState,
} from "./list-state";
import { parsePortfolioQuery, writePortfolioQuery } from "./list-url";
import { useAddressQuery } from "./use-url-query.client";

/**
 * Selects the apps for the query of the URL and arranges the rows.
 * @returns refs for the list and its rows; `state` and `filters` for the controls, which respond to a visitor at once;
 *   `found`, the resulting apps, which follow after the controls have been painted; whether the URL has been read; and
 *   functions that change the state or clear its filters
 */
export function useShownApps(apps: readonly PortfolioEntry[], locale: Locale) {
  const { query, followed, newest, write } = useAddressQuery();
  const lastControl = useRef({ control: "", query: "" as string | null });
  const list = useRef<HTMLElement>(null);
  const rows = useRef<HTMLUListElement>(null);

  const isHydrated = query !== null;
  const state = useMemo(() => stateOf(apps, query), [apps, query]);
  // The object of the filters is replaced only if a filter has changed.
  const filterQuery = writePortfolioQuery({ ...DEFAULT_STATE, ...filtersOf(state) });
  const filters = useMemo(() => filtersOf(stateOf(apps, filterQuery)), [apps, filterQuery]);
  const found = useMemo(() => find(apps, followed.query, locale), [apps, followed.query, locale]);
  const { items } = found;

  useLayoutEffect(() => {
    if (!rows.current || followed.query === null) return;
    if (followed.isAnswer && lastControl.current.control === "page") goToTop(list.current);
    return arrangeRows(
      rows.current,
      items.map(({ id }) => id),
      followed.isAnswer,
    );
  }, [items, followed]);

  // If the hash names an app of another page, the browser has scrolled to the app before the cards around it were
  // hidden. The position is therefore corrected.
  useEffect(() => {
    if (isHydrated) list.current?.querySelector("[data-off] :target")?.scrollIntoView();
  }, [isHydrated]);

  /**
   * Changes the state. Typing and further moves of the slider replace the current history entry. A change of any other
   * control adds an entry.
   */
  const change = useCallback(
    (next: Partial<PortfolioState>, control: string) => {
      const { current: last } = lastControl;
      const { current: before } = newest;
      const isSlidingOn = control === "max" && last.control === "max" && last.query === before;
      const query = writePortfolioQuery({ ...stateOf(apps, before), page: 1, ...next });
      lastControl.current = { control, query };
      write(query, control === "q" || isSlidingOn ? "replace" : "push");
    },
    [apps, newest, write],
  );

  const clear = useCallback(() => {
    change(NO_FILTERS, "clear");
    focusSearch(list.current);
  }, [change]);
  /** Searches for a topic, without filters. After a tap, the focus would open the keyboard of a phone over the list. */
  const search = (topic: string, isByKey: boolean) => {
    change({ ...NO_FILTERS, q: topic }, "topic");
    if (isByKey) focusSearch(list.current);
  };

  return { list, rows, state, filters, found, isHydrated, change, clear, search };
}

/** Moves the focus to the search field, because the pressed button disappears after the change of the list. */
const focusSearch = (list: HTMLElement | null) =>
  list?.querySelector<HTMLElement>("input[type=search]")?.focus();

/** Scrolls to the top of the list after a change of its page. */
function goToTop(list: HTMLElement | null) {
  const top = list?.querySelector<HTMLElement>("[data-top]");
  top?.focus({ preventScroll: true });
  top?.scrollIntoView();
}

/** Returns the state of the list that the query of a URL describes. */
function stateOf(apps: readonly PortfolioEntry[], query: string | null): PortfolioState {
  return withoutIdleLimit(apps, parsePortfolioQuery(new URLSearchParams(query ?? "")));
}

/** Returns the apps that the query of a URL selects. */
function find(apps: readonly PortfolioEntry[], query: string | null, locale: Locale) {
  const state = stateOf(apps, query);
  const matching = sortApps(filterApps(apps, state), state.sort, locale);
  return {
    state,
    matching,
    ...slicePage(matching, state),
    isNarrowed: state.q !== "" || countFilters(state) > 0,
    counts: countAllChoices(apps, state),
  };
}
