import { Band } from "@/components/ui/band";
import { ExternalLink } from "@/components/ui/external-link";
import { Prose } from "@/components/ui/prose";
import { home } from "@/content/home";
import { introductions, isSample, organisation } from "@/content/organisation";
import { APP_IDS } from "@/experiments/catalog/app-ids";
import { localize } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import { numberWord } from "@/lib/i18n/number-word";
import type { Locale } from "@/lib/routes";
import styles from "./who-section.module.css";

/**
 * The people of the organisation, and the studies that they ran. While the entries are sample values, the page states
 * that no studies exist yet.
 */
export function WhoSection({ locale }: { locale: Locale }) {
  const { who, sample } = localize(home, locale);
  const { legalName: name, street, city, dayRate } = organisation;
  const entries = localize(introductions, locale);
  const cards = (["people", "work"] as const).flatMap((kind) =>
    entries[kind].map((entry) => ({ ...entry, kind, isSample: isSample(kind) })),
  );
  return (
    <Band title={who.title} tone="surface">
      <div className={styles.who}>
        <div className={styles.about}>
          {isSample("work") && (
            <Prose locale={locale}>
              {interpolate(who.new, { count: numberWord(APP_IDS.length, locale) })}
            </Prose>
          )}
          <p>{interpolate(who.address, { name, street, city })}</p>
          <Prose locale={locale}>{interpolate(who.rate, { rate: dayRate[locale] })}</Prose>
        </div>
        <ul role="list" className={styles.cards}>
          {cards.map(({ title, text, link, kind, isSample: isOpen }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: people may share a name
            <li key={index} data-kind={kind} data-sample={isOpen || undefined}>
              {isOpen && <span className={styles.sample}>{sample}</span>}
              <h3>{link ? <ExternalLink href={link}>{title}</ExternalLink> : title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
