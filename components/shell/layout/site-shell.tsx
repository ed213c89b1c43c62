import { SiteLink } from "@/components/ui/site-link";
import type { LayoutName } from "@/content/pages";
import { siteWords } from "@/content/site-words";
import { localize } from "@/lib/i18n/define-content";
import { type Locale, pathOf } from "@/lib/routes";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";
import styles from "./site-shell.module.css";

const MAIN_ID = "content";

/**
 * The header, the main element and the footer. A page without a footer has a link to the terms in its place. Each route group has its own layout; tokens.css contains the colours of
 * each layout.
 */
export function SiteShell({
  name,
  locale,
  children,
}: {
  name: LayoutName;
  locale: Locale;
  children: React.ReactNode;
}) {
  const words = localize(siteWords, locale);
  return (
    <div className={styles.shell} data-layout={name}>
      <div className={styles.skip}>
        <a href={`#${MAIN_ID}`}>{words.skip}</a>
      </div>
      <SiteHeader locale={locale} />
      <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {name === "no-footer" ? (
        <nav className={styles.terms} aria-label={words.footer.legal}>
          <SiteLink href={pathOf("cgu", locale)}>{words.pages.cgu}</SiteLink>
        </nav>
      ) : (
        <SiteFooter locale={locale} />
      )}
    </div>
  );
}
