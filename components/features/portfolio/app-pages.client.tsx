"use client";

import type { MouseEvent } from "react";
import { isPlainClick } from "@/components/shell/navigation/plain-click";
import type { PortfolioWords } from "@/content/portfolio";
import { interpolate } from "@/lib/i18n/interpolate";
import styles from "./app-pages.module.css";
import { namedPages } from "./list-pages";

/** Links to the pages of the list. A plain click on a link changes the list without a navigation. */
export function AppPages({
  page,
  pages,
  words,
  addressOf,
  onChoose,
}: {
  page: number;
  pages: number;
  words: PortfolioWords["list"];
  addressOf: (page: number) => string;
  onChoose: (page: number) => void;
}) {
  if (pages === 1) return null;
  /** Returns the additional props of a link to a page. */
  const goTo = (target: number) => ({
    "data-in-page": "",
    onClick: (event: MouseEvent) => {
      // The browser handles clicks that open a new tab or window.
      if (!isPlainClick(event.nativeEvent)) return;
      event.preventDefault();
      onChoose(target);
    },
  });
  return (
    <nav className={styles.pages} aria-label={words.pages}>
      {page > 1 && (
        <a href={addressOf(page - 1)} {...goTo(page - 1)} className={styles.step} rel="prev">
          {words.previous}
        </a>
      )}
      <ul role="list" className={styles.numbers}>
        {namedPages(page, pages).map((each, index) =>
          each === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no name but its place
            <li key={`gap ${index}`} className={styles.gap}>
              …
            </li>
          ) : (
            <li key={each}>
              <a
                href={addressOf(each)}
                {...goTo(each)}
                className={styles.number}
                aria-label={interpolate(words.page, { page: each })}
                aria-current={each === page ? "page" : undefined}
              >
                {each}
              </a>
            </li>
          ),
        )}
      </ul>
      {page < pages && (
        <a href={addressOf(page + 1)} {...goTo(page + 1)} className={styles.step} rel="next">
          {words.next}
        </a>
      )}
    </nav>
  );
}
