import { StructuredData } from "@/components/layout/structured-data";
import { AppCard } from "@/components/sections/app-card";
import { ActionLink } from "@/components/ui/action-link";
import { Band } from "@/components/ui/band";
import { PageHead } from "@/components/ui/page-head";
import { Prose } from "@/components/ui/prose";
import { localize } from "@/content/define-content";
import { portfolio } from "@/content/portfolio";
import { structuredData } from "@/content/structured-data";
import { APP_IDS } from "@/experiments/registry";
import { fill } from "@/lib/fill";
import { type Locale, pathOf } from "@/lib/routes";
import styles from "./portfolio-page.module.css";

export function PortfolioPage({ locale }: { locale: Locale }) {
  const words = localize(portfolio, locale);
  return (
    <>
      <StructuredData graph={structuredData("portfolio", locale)} />
      <PageHead title={words.title} lede={words.lede} />
      <div className={styles.list}>
        <p className={styles.count}>{fill(words.count, { count: APP_IDS.length })}</p>
        <ul role="list" className={styles.apps}>
          {APP_IDS.map((app) => (
            <li key={app}>
              <AppCard app={app} locale={locale} words={words} />
            </li>
          ))}
        </ul>
      </div>
      <Band title={words.own.title} tone="surface">
        <div className={styles.own}>
          <Prose locale={locale}>{words.own.body}</Prose>
          <ActionLink href={pathOf("contact", locale)}>{words.own.action}</ActionLink>
        </div>
      </Band>
    </>
  );
}
