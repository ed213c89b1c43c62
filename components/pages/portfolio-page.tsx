import { StructuredData } from "@/components/layout/structured-data";
import { AppCard } from "@/components/sections/app-card";
import { AppList } from "@/components/sections/app-list.client";
import { ActionLink } from "@/components/ui/action-link";
import { Band } from "@/components/ui/band";
import { PageHead } from "@/components/ui/page-head";
import { Prose } from "@/components/ui/prose";
import { apps } from "@/content/apps";
import { localize } from "@/content/define-content";
import { portfolio } from "@/content/portfolio";
import { portfolioEntries } from "@/content/portfolio-entries";
import { structuredData } from "@/content/structured-data";
import { type Locale, pathOf } from "@/lib/routes";
import styles from "./portfolio-page.module.css";

export function PortfolioPage({ locale }: { locale: Locale }) {
  const words = localize(portfolio, locale);
  const { families, settings, devices } = localize(apps, locale);
  const listed = portfolioEntries(locale).map((entry) => ({
    ...entry,
    card: <AppCard key={entry.id} app={entry.id} locale={locale} words={words} />,
  }));
  return (
    <>
      <StructuredData graph={structuredData("portfolio", locale)} />
      <PageHead title={words.title} lede={words.lede} />
      <div className={styles.list}>
        <AppList
          apps={listed}
          words={words.list}
          choices={{ family: families, setting: settings, device: devices }}
          locale={locale}
        />
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
