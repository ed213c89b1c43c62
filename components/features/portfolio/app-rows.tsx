import type { PortfolioWords } from "@/content/portfolio";
import { APP_IDS } from "@/experiments/catalog/app-ids";
import type { Locale } from "@/lib/routes";
import { AppCard } from "./app-card";
import styles from "./app-rows.module.css";
import { DEFAULT_STATE } from "./list-state";

/**
 * The rows of the portfolio's list: the card of every app, in the order of the portfolio. The server renders the rows
 * once. In the browser, `arrangeRows` displays, hides and moves the rows.
 */
export function AppRows({ locale, words }: { locale: Locale; words: PortfolioWords }) {
  return APP_IDS.map((app, index) => (
    <li
      key={app}
      className={styles.app}
      data-app={app}
      data-off={index < DEFAULT_STATE.perPage ? undefined : ""}
    >
      <AppCard app={app} locale={locale} words={words} />
    </li>
  ));
}
