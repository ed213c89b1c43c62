import { InstallSlot } from "@/components/shell/offline/install-slot.client";
import { SiteLink } from "@/components/ui/site-link";
import { SourceLink } from "@/components/ui/source-link";
import { organisation } from "@/content/organisation";
import { siteWords } from "@/content/site-words";
import { localize } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import { TEXT_SIZES } from "@/lib/preferences";
import { type Locale, PAGE_IDS, pathOf } from "@/lib/routes";
import { SOURCE_URL } from "@/lib/source-url";
import { ConnectionState } from "./connection-state.client";
import { SchemeSwitch } from "./scheme-switch.client";
import styles from "./site-footer.module.css";
import { TextSizeControl } from "./text-size.client";

export function SiteFooter({ locale }: { locale: Locale }) {
  const words = localize(siteWords, locale);
  const terms = pathOf("cgu", locale);
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.statement}>
          <p className={styles.name}>{organisation.name}</p>
          <p>{words.footer.statement}</p>
          <p>{words.footer.nothingLeaves}</p>
        </div>
        <nav aria-label={words.footer.sitemap}>
          <h2 className={styles.heading}>{words.footer.sitemap}</h2>
          <ul role="list" className={styles.links}>
            {PAGE_IDS.map((page) => (
              <li key={page}>
                <SiteLink href={pathOf(page, locale)}>{words.pages[page]}</SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label={words.footer.legal}>
          <h2 className={styles.heading}>{words.footer.legal}</h2>
          <ul role="list" className={styles.links}>
            <li>
              <SiteLink href={`${terms}#publisher`}>{words.footer.legalNotice}</SiteLink>
            </li>
            <li>
              <SiteLink href={`${terms}#privacy`}>{words.footer.privacy}</SiteLink>
            </li>
            <li>
              <SiteLink href={`${terms}#accessibility`}>{words.footer.accessibility}</SiteLink>
            </li>
            {SOURCE_URL && (
              <li>
                <SourceLink>{words.footer.source}</SourceLink>
              </li>
            )}
          </ul>
        </nav>
        <div className={styles.display}>
          <TextSizeControl
            legend={words.textSize.legend}
            labels={TEXT_SIZES.map((size) => interpolate(words.textSize.percent, { size }))}
          />
          <SchemeSwitch words={words.scheme} />
          <ConnectionState words={words.connection} />
          <InstallSlot words={words.install} />
        </div>
      </div>
    </footer>
  );
}
