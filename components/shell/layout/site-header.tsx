import { SiteLink } from "@/components/ui/site-link";
import { PAGES } from "@/content/pages";
import { siteWords } from "@/content/site-words";
import { localize } from "@/lib/i18n/define-content";
import { LOCALES, type Locale, PAGE_IDS, pathOf } from "@/lib/routes";
import { BrandMark } from "./brand-mark";
import { LanguageLink } from "./language-link.client";
import { NavLink } from "./nav-link.client";
import styles from "./site-header.module.css";

const PAGES_ID = "site-pages";

/**
 * The bar above every page. If the bar is narrow, the links to the pages are in a menu. The browser opens the menu
 * without scripts.
 */
export function SiteHeader({ locale }: { locale: Locale }) {
  const words = localize(siteWords, locale);
  const otherLocale = LOCALES.find((other) => other !== locale) ?? locale;
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <SiteLink className={styles.brand} href={pathOf("home", locale)}>
          <BrandMark />
          {words.siteTitle}
        </SiteLink>
        <button type="button" className={styles.menu} popoverTarget={PAGES_ID}>
          {words.menu}
        </button>
        <nav id={PAGES_ID} className={styles.pages} aria-label={words.navigation} popover="auto">
          <ul role="list">
            {PAGE_IDS.filter((page) => PAGES[page].inHeader).map((page) => (
              <li key={page}>
                <NavLink href={pathOf(page, locale)}>{words.pages[page]}</NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <LanguageLink locale={otherLocale}>{words.otherLanguage}</LanguageLink>
      </div>
    </header>
  );
}
