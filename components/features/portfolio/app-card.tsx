import { ActionLink } from "@/components/ui/action-link";
import { SiteLink } from "@/components/ui/site-link";
import type { PortfolioWords } from "@/content/portfolio";
import type { AppId } from "@/experiments/catalog/app-ids";
import { appWords } from "@/experiments/catalog/app-texts";
import { AppFactLine } from "@/experiments/presentation/app-facts";
import { AppFigure } from "@/experiments/presentation/app-figure";
import { AppRetest } from "@/experiments/presentation/app-retest";
import { PublishedSparkline } from "@/experiments/presentation/published-sparkline";
import { withBase } from "@/lib/base-path";
import { withColon } from "@/lib/i18n/typeset";
import { type Locale, pathOf } from "@/lib/routes";
import styles from "./app-card.module.css";
import { AppDetails } from "./app-details";
import { CitationPopover } from "./citation-popover";
import { CopyLink } from "./copy-link";

/** An app in the portfolio: its trial figure, the facts that distinguish it, its published data, and links to it. */
export function AppCard({
  app,
  locale,
  words,
}: {
  app: AppId;
  locale: Locale;
  words: PortfolioWords;
}) {
  const { name, purpose } = appWords(app, locale);
  const href = `${pathOf("study", locale)}?app=${app}`;
  return (
    <article className={styles.card} id={app} aria-labelledby={`${app}-name`}>
      <div className={styles.text}>
        <h2 className={styles.name} id={`${app}-name`}>
          <SiteLink href={href}>{name}</SiteLink>
        </h2>
        <p>{purpose}</p>
        <AppFactLine app={app} locale={locale} whole />
      </div>
      <div className={styles.figure}>
        <AppFigure app={app} locale={locale} />
      </div>
      <div className={styles.published}>
        <PublishedSparkline app={app} locale={locale} words={words.published} />
        <AppRetest app={app} locale={locale} />
      </div>
      <div className={styles.foot}>
        <div className={styles.actions}>
          <ActionLink href={href} aria-label={withColon(words.run, name, locale)}>
            {words.run}
          </ActionLink>
          <ActionLink
            href={`${pathOf("protocol", locale)}?app=${app}`}
            aria-label={withColon(words.adapt, name, locale)}
          >
            {words.adapt}
          </ActionLink>
          <CitationPopover
            app={app}
            locale={locale}
            words={words.citation}
            closeLabel={words.close}
          />
          <CopyLink path={withBase(href)} label={withColon(words.copyLink, name, locale)} />
        </div>
        <AppDetails app={app} locale={locale} words={words} />
      </div>
    </article>
  );
}
