import { structuredData } from "@/components/shell/metadata/json-ld";
import { StructuredData } from "@/components/shell/metadata/structured-data";
import { DeferredContent } from "@/components/shell/navigation/deferred-content.client";
import { ActionLink } from "@/components/ui/action-link";
import { Band } from "@/components/ui/band";
import { PageHead } from "@/components/ui/page-head";
import { Prose } from "@/components/ui/prose";
import { apps } from "@/content/apps";
import { portfolio } from "@/content/portfolio";
import { standaloneArchive } from "@/content/standalone-archive";
import { archivePayloadUrl } from "@/experiments/payloads/archive-payload";
import { LazyFigurePlayer } from "@/experiments/presentation/lazy-figure-player.client";
import { SharedFacts } from "@/experiments/presentation/shared-facts";
import { localize } from "@/lib/i18n/define-content";
import { type Locale, pathOf } from "@/lib/routes";
import { AppList } from "./app-list.client";
import { AppRows } from "./app-rows";
import { tellingGroups } from "./list-choice";
import { lengthSteps } from "./list-lengths";
import { portfolioEntries } from "./portfolio-entries";
import styles from "./portfolio-page.module.css";

export function PortfolioPage({ locale }: { locale: Locale }) {
  const words = localize(portfolio, locale);
  const { families, settings, devices, access } = localize(apps, locale);
  const { citation } = words;
  const { making, made, failed } = localize(standaloneArchive, locale);
  const entries = portfolioEntries(locale);
  return (
    <>
      <LazyFigurePlayer />
      <PageHead title={words.title} lede={words.lede} compact>
        <SharedFacts locale={locale} />
      </PageHead>
      <DeferredContent>
        <div className={styles.list}>
          <AppList
            apps={entries}
            words={words.list}
            copying={{
              copy: words.copyLink,
              link: { copied: words.copied, failed: words.copyFailed },
              text: { copied: citation.copied, failed: citation.copyFailed },
              archive: { making, made, failed, url: archivePayloadUrl() },
            }}
            choices={{ family: families, setting: settings, device: devices, access }}
            telling={tellingGroups(entries)}
            steps={lengthSteps(entries)}
            locale={locale}
          >
            <AppRows locale={locale} words={words} />
          </AppList>
        </div>
        <Band title={words.own.title} tone="surface" pace="dense">
          <div className={styles.own}>
            <Prose locale={locale}>{words.own.body}</Prose>
            <ActionLink href={pathOf("contact", locale)}>{words.own.action}</ActionLink>
          </div>
        </Band>
      </DeferredContent>
      <StructuredData graph={structuredData("portfolio", locale)} />
    </>
  );
}
