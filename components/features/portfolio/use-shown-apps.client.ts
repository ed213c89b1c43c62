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
 * Which apps the list shows, as the address asks, and the rows arranged so.
 * @returns the references to put on the list and on its rows; the state and the filters of the controls,
 *   which follow a visitor at once; what has been found, which follows after they have been painted; whether
 *   the address has been read; and what changes the state or clears its filters
 */
export function useShownApps(apps: readonly PortfolioEntry[], locale: Locale) {
  const { query, followed, newest, write } = useAddressQuery();
  const lastControl = useRef({ control: "", query: "" as string | null });
  const list = useRef<HTMLElement>(null);
  const rows = useRef<HTMLUListElement>(null);

  const isHydrated = query !== null;
  const state = useMemo(() => stateOf(apps, query), [apps, query]);
  // The same object as long as the filters are the same.
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

  // The browser has gone to an app beyond the page before the cards around it were hidden.
  useEffect(() => {
    if (isHydrated) list.current?.querySelector("[data-off] :target")?.scrollIntoView();
  }, [isHydrated]);

  /** Typing replaces the history's entry, as does sliding on; every other choice makes one. */
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
    // The button goes with what it clears.
    list.current?.querySelector<HTMLElement>("input[type=search]")?.focus();
  }, [change]);

  return { list, rows, state, filters, found, isHydrated, change, clear };
}

/** Another page of the list is read from its top. */
function goToTop(list: HTMLElement | null) {
  const top = list?.querySelector<HTMLElement>("[data-top]");
  top?.focus({ preventScroll: true });
  top?.scrollIntoView();
}

/** The state that an address asks for, by its query. */
function stateOf(apps: readonly PortfolioEntry[], query: string | null): PortfolioState {
  return withoutIdleLimit(apps, parsePortfolioQuery(new URLSearchParams(query ?? "")));
}

/** What the list shows for the query of an address. */
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
