"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { ActionButton } from "@/components/ui/action-button";
import { useAddressQuery } from "@/components/ui/use-address-query.client";
import type { Localized } from "@/content/define-content";
import type { portfolio } from "@/content/portfolio";
import { fill } from "@/lib/fill";
import {
  countFilters,
  filterApps,
  PAGE_SIZES,
  type PortfolioEntry,
  type PortfolioState,
  parsePortfolioQuery,
  SORTS,
  slicePage,
  sortApps,
  withoutFilters,
  withoutIdleLimit,
  writePortfolioQuery,
} from "@/lib/portfolio-query";
import type { Locale } from "@/lib/routes";
import { AppFilters, type GroupWords } from "./app-filters.client";
import styles from "./app-list.module.css";
import { AppPages } from "./app-pages.client";

export type ListWords = Localized<typeof portfolio>["list"];

/** An app as the list knows it, and its card, which the server has rendered. */
export type ListedApp = PortfolioEntry & { card: ReactNode };

/**
 * The list of apps with its search, filters, order and pages, as the address asks for them.
 *
 * Every card and every control is in the pre-rendered page. What needs scripts is hidden without
 * them, and only with them are the cards beyond the page hidden, by the mark on `<html>` that the
 * script in the head sets before the first paint. So nothing jumps when this comes alive.
 */
export function AppList({
  apps,
  words,
  choices,
  locale,
}: {
  apps: readonly ListedApp[];
  words: ListWords;
  choices: GroupWords;
  locale: Locale;
}) {
  const [query, write] = useAddressQuery();
  const lastControl = useRef({ control: "", query: "" as string | null });
  const list = useRef<HTMLElement>(null);

  // The browser has gone to an app beyond the page before the cards around it were hidden.
  const isAlive = query !== null;
  useEffect(() => {
    if (isAlive) list.current?.querySelector("[data-off] :target")?.scrollIntoView();
  }, [isAlive]);

  const state = withoutIdleLimit(apps, parsePortfolioQuery(new URLSearchParams(query ?? "")));
  const matching = sortApps(filterApps(apps, state), state.sort, locale);
  const { items, page, pages } = slicePage(matching, state);
  const isNarrowed = state.q !== "" || countFilters(state) > 0;
  const shown = new Set(items.map(({ id }) => id));

  /** Typing replaces the history's entry, as does sliding on; every other choice makes one. */
  const change = (next: Partial<PortfolioState>, control: string) => {
    const { current: last } = lastControl;
    const isSlidingOn = control === "max" && last.control === "max" && last.query === query;
    const nextQuery = writePortfolioQuery({ ...state, page: 1, ...next });
    lastControl.current = { control, query: nextQuery };
    write(nextQuery, control === "q" || isSlidingOn ? "replace" : "push");
  };

  const clear = () => {
    change(withoutFilters(state), "clear");
    // The button goes with what it clears.
    list.current?.querySelector<HTMLElement>("input[type=search]")?.focus();
  };

  const showPage = (next: number) => {
    change({ page: next }, "page");
    const top = list.current?.querySelector<HTMLElement>("[data-top]");
    top?.focus({ preventScroll: true });
    top?.scrollIntoView();
  };

  return (
    <section ref={list} aria-label={words.label}>
      <AppFilters
        apps={apps}
        state={state}
        words={words}
        choices={choices}
        locale={locale}
        isAlive={isAlive}
        onChange={change}
        onClear={isNarrowed && matching.length > 0 ? clear : undefined}
      />
      <div className={styles.bar} data-top tabIndex={-1}>
        <p className={styles.total} role="status">
          {fill(words.total, { count: matching.length, all: apps.length })}
          {pages > 1 && (
            <span className={styles.scripted}>, {fill(words.pageOf, { page, pages })}</span>
          )}
        </p>
        <label className={`${styles.choice} ${styles.scripted}`}>
          <select
            className={styles.select}
            value={state.perPage}
            onChange={({ target }) => change({ perPage: Number(target.value) }, "per")}
          >
            {PAGE_SIZES.map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </select>
          {words.perPage}
        </label>
        <label className={`${styles.choice} ${styles.scripted}`}>
          {words.sort}
          <select
            className={styles.select}
            value={state.sort}
            onChange={({ target }) =>
              change({ sort: SORTS.find((sort) => sort === target.value) }, "sort")
            }
          >
            {SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {words.sorts[sort]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <ul role="list" className={styles.apps}>
        {/* In the order of the whole list, so that a filter moves no card in the document. */}
        {sortApps(apps, state.sort, locale).map(({ id, card }) => (
          <li key={id} className={styles.app} data-off={shown.has(id) ? undefined : ""}>
            {card}
          </li>
        ))}
      </ul>
      {matching.length === 0 && (
        <div className={styles.none}>
          <p className={styles.noneTitle}>{words.none}</p>
          <p>{words.noneAdvice}</p>
          <ActionButton onClick={clear}>{words.clear}</ActionButton>
        </div>
      )}
      <div className={styles.scripted}>
        <AppPages
          page={page}
          pages={pages}
          words={words}
          addressOf={(each) => `?${writePortfolioQuery({ ...state, page: each })}`}
          onChoose={showPage}
        />
      </div>
    </section>
  );
}
