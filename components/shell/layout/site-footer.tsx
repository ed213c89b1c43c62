import { InstallSlot } from "@/components/shell/offline/install-slot.client";
import { SiteLink } from "@/components/ui/site-link";
import { SourceLink } from "@/components/ui/source-link";
import { organisation } from "@/content/organisation";
import { siteWords } from "@/content/site-words";
import { localize } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import { TEXT_SIZES } from "@/lib/preferences";
import { type Locale, type PageId, pathOf } from "@/lib/routes";
import { SOURCE_URL } from "@/lib/source-url";
import { ConnectionState } from "./connection-state.client";
import { SchemeSwitch } from "./scheme-switch.client";
import styles from "./site-footer.module.css";
import { TextSizeControl } from "./text-size.client";

/** The pages in each list of links. The terms page additionally has links to its sections. */
const PAGES = [
  "home",
  "portfolio",
  "protocol",
  "guide",
  "data",
  "device",
  "about",
  "contact",
] as const satisfies PageId[];
const FOR_PARTICIPANTS = ["study", "withdraw"] as const satisfies PageId[];

/** A list of links under a heading. */
function Links({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      <ul role="list" className={styles.links}>
        {children}
      </ul>
    </nav>
  );
}

export function SiteFooter({ locale }: { locale: Locale }) {
  const words = localize(siteWords, locale);
  const terms = pathOf("cgu", locale);
  const linkTo = (page: PageId) => (
    <li key={page}>
      <SiteLink href={pathOf(page, locale)}>{words.pages[page]}</SiteLink>
    </li>
  );
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.statement}>
          <p className={styles.name}>{organisation.name}</p>
          <p>{words.footer.statement}</p>
          <p>{words.footer.nothingLeaves}</p>
        </div>
        <Links title={words.footer.sitemap}>{PAGES.map(linkTo)}</Links>
        <Links title={words.footer.participants}>{FOR_PARTICIPANTS.map(linkTo)}</Links>
        <Links title={words.footer.legal}>
          {linkTo("cgu")}
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
        </Links>
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
