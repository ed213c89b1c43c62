"use client";

import { type ReactNode, useMemo, useState } from "react";
import { hasLeftPage } from "@/components/shell/navigation/page-height";
import { ActionButton } from "@/components/ui/action-button";
import { lazyOnMount } from "@/components/ui/lazy-on-mount.client";
import type { PortfolioWords } from "@/content/portfolio";
import type { Locale } from "@/lib/routes";
import { AppFilters, type GroupWords } from "./app-filters.client";
import styles from "./app-list.module.css";
import { AppPages } from "./app-pages.client";
import type { CopyWords } from "./card-parts.client";
import { ListBar } from "./list-bar";
import { ListSelect } from "./list-select";
import { type Group, PAGE_SIZES, type PortfolioEntry } from "./list-state";
import { writePortfolioQuery } from "./list-url";
import { useShownApps } from "./use-shown-apps.client";

const CardParts = lazyOnMount(
  () => import("./card-parts.client").then(({ CardParts }) => CardParts),
  () => null,
);

/**
 * The list of apps. The URL specifies its search, filters, order and page.
 *
 * The pre-rendered page contains every card and every control. Without scripts, controls that need scripts are hidden.
 * With scripts, the cards of further pages are hidden by the attribute on `<html>` that the script in the head sets
 * before the first paint. Therefore no element moves at hydration.
 *
 * A control displays its new state at once. The list changes after the browser has painted that state.
 */
export function AppList({
  apps,
  words,
  copying,
  choices,
  telling,
  steps,
  locale,
  children,
}: {
  apps: readonly PortfolioEntry[];
  words: PortfolioWords["list"];
  copying: CopyWords;
  choices: GroupWords;
  /** The groups that can narrow the list, from `tellingGroups`. */
  telling: readonly Group[];
  /** The limits of duration, from `lengthSteps`. */
  steps: readonly (number | null)[];
  locale: Locale;
  /** The rows of all apps, from `AppRows`. */
  children: ReactNode;
}) {
  const { list, rows, state, filters, found, isHydrated, change, clear, search } = useShownApps(
    apps,
    locale,
  );
  const { matching, page, pages } = found;

  // If the visitor returns to this page, the page must have its previous height. Otherwise the browser could not
  // restore the scroll position.
  const [skipsFar] = useState(() => !hasLeftPage());

  // While the rows are the same elements, React does not render them again.
  const cards = useMemo(
    () => (
      <ul ref={rows} role="list" data-skips-far={skipsFar}>
        {children}
      </ul>
    ),
    [children, rows, skipsFar],
  );

  return (
    <section ref={list} aria-label={words.label}>
      <AppFilters
        telling={telling}
        steps={steps}
        filters={filters}
        counts={found.counts}
        words={words}
        choices={choices}
        locale={locale}
        isHydrated={isHydrated}
        onChange={change}
      />
      <ListBar
        sort={state.sort}
        matching={matching.length}
        all={apps.length}
        page={page}
        pages={pages}
        words={words}
        onChange={change}
        onClear={found.isNarrowed && matching.length > 0 ? clear : undefined}
      />
      {cards}
      <CardParts list={rows} words={copying} locale={locale} />
      {matching.length === 0 && (
        <div className={styles.none}>
          <p className={styles.noneTitle}>{words.none}</p>
          <p>{words.noneAdvice}</p>
          <ul role="list" className={styles.topics}>
            {words.topics.map((topic) => (
              <li key={topic}>
                <ActionButton onClick={({ detail }) => search(topic, detail === 0)}>
                  {topic}
                </ActionButton>
              </li>
            ))}
          </ul>
          <ActionButton onClick={clear}>{words.clear}</ActionButton>
        </div>
      )}
      {matching.length > 0 && (
        <div className={styles.foot}>
          <AppPages
            page={Math.min(state.page, pages)}
            pages={pages}
            words={words}
            addressOf={(each) => `?${writePortfolioQuery({ ...found.state, page: each })}`}
            onChoose={(next) => change({ page: next }, "page")}
          />
          <ListSelect
            after={words.perPage}
            value={state.perPage}
            options={PAGE_SIZES.map((value) => ({ value, text: String(value) }))}
            onChoose={(next) => change({ perPage: next }, "per")}
          />
        </div>
      )}
    </section>
  );
}
