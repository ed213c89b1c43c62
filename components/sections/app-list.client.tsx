"use client";

import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { ActionButton } from "@/components/ui/action-button";
import { lazyPart } from "@/components/ui/lazy-part.client";
import { useAddressQuery } from "@/components/ui/use-address-query.client";
import type { Localized } from "@/content/define-content";
import type { portfolio } from "@/content/portfolio";
import { arrangeRows } from "@/lib/arrange-rows";
import { parsePortfolioQuery, writePortfolioQuery } from "@/lib/portfolio/address";
import { countAllChoices, filterApps, sortApps, withoutIdleLimit } from "@/lib/portfolio/choose";
import { slicePage } from "@/lib/portfolio/pages";
import {
  countFilters,
  DEFAULT_STATE,
  filtersOf,
  NO_FILTERS,
  type PortfolioEntry,
  type PortfolioState,
} from "@/lib/portfolio/state";
import type { Locale } from "@/lib/routes";
import { AppFilters, type GroupWords } from "./app-filters.client";
import styles from "./app-list.module.css";
import { AppPages } from "./app-pages.client";
import type { CopyWords } from "./card-parts.client";
import { ListBar } from "./list-bar";

const CardParts = lazyPart(
  () => import("./card-parts.client").then(({ CardParts }) => CardParts),
  () => null,
);

export type ListWords = Localized<typeof portfolio>["list"];

/**
 * The list of apps with its search, filters, order and pages, as the address asks for them.
 *
 * Every card and every control is in the pre-rendered page. What needs scripts is hidden without
 * them, and only with them are the cards beyond the page hidden, by the mark on `<html>` that the
 * script in the head sets before the first paint. So nothing jumps when this comes alive.
 *
 * A control shows its own state at once. The list follows after that has been painted.
 */
export function AppList({
  apps,
  words,
  copying,
  choices,
  steps,
  locale,
  children,
}: {
  apps: readonly PortfolioEntry[];
  words: ListWords;
  copying: CopyWords;
  choices: GroupWords;
  /** The limits of length that there are, as `lengthSteps` gives them. */
  steps: readonly (number | null)[];
  locale: Locale;
  /** The rows of all apps, as `AppRows` gives them. */
  children: ReactNode;
}) {
  const { query, followed, newest, write } = useAddressQuery();
  const lastControl = useRef({ control: "", query: "" as string | null });
  const list = useRef<HTMLElement>(null);
  const rows = useRef<HTMLUListElement>(null);

  const isAlive = query !== null;
  const state = useMemo(() => stateOf(apps, query), [apps, query]);
  // The same object as long as the filters are the same.
  const filterQuery = writePortfolioQuery({ ...DEFAULT_STATE, ...filtersOf(state) });
  const filters = useMemo(() => filtersOf(stateOf(apps, filterQuery)), [apps, filterQuery]);
  const found = useMemo(() => find(apps, followed.query, locale), [apps, followed.query, locale]);
  const { matching, items, page, pages } = found;

  useLayoutEffect(() => {
    if (!rows.current || followed.query === null) return;
    if (followed.isAnswer && lastControl.current.control === "page") goToTop(list.current);
    return arrangeRows(
      rows.current,
      items.map(({ id }) => id),
      followed.isAnswer,
    );
  }, [items, followed]);

  // As long as the rows are the same ones, none of them is looked at again.
  const cards = useMemo(
    () => (
      <ul ref={rows} role="list">
        {children}
      </ul>
    ),
    [children],
  );

  // The browser has gone to an app beyond the page before the cards around it were hidden.
  useEffect(() => {
    if (isAlive) list.current?.querySelector("[data-off] :target")?.scrollIntoView();
  }, [isAlive]);

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

  return (
    <section ref={list} aria-label={words.label}>
      <AppFilters
        steps={steps}
        filters={filters}
        counts={found.counts}
        words={words}
        choices={choices}
        locale={locale}
        isAlive={isAlive}
        onChange={change}
        onClear={found.isNarrowed && matching.length > 0 ? clear : undefined}
      />
      <ListBar
        state={state}
        matching={matching.length}
        all={apps.length}
        page={page}
        pages={pages}
        words={words}
        onChange={change}
      />
      {cards}
      <CardParts list={rows} words={copying} />
      {matching.length === 0 && (
        <div className={styles.none}>
          <p className={styles.noneTitle}>{words.none}</p>
          <p>{words.noneAdvice}</p>
          <ActionButton onClick={clear}>{words.clear}</ActionButton>
        </div>
      )}
      <div className={styles.scripted}>
        <AppPages
          page={Math.min(state.page, pages)}
          pages={pages}
          words={words}
          addressOf={(each) => `?${writePortfolioQuery({ ...found.state, page: each })}`}
          onChoose={(next) => change({ page: next }, "page")}
        />
      </div>
    </section>
  );
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
