import { ExternalLink } from "@/components/ui/external-link";
import { Prose } from "@/components/ui/prose";
import { about } from "@/content/about";
import { introductions, isSample } from "@/content/organisation";
import { APP_IDS } from "@/experiments/catalog/app-ids";
import { localize } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import styles from "./people-and-work.module.css";

type Entry = { title: string; text: string; link: string | null };

/**
 * The people of the organisation, and the studies that they built. A dashed frame marks an entry that the operator has
 * not written yet.
 */
export function PeopleAndWork({ locale }: { locale: Locale }) {
  const words = localize(about, locale).people;
  const entries = localize(introductions, locale);
  return (
    <>
      {isSample("work") && (
        <div className={styles.isNew}>
          <Prose locale={locale}>{interpolate(words.isNew, { count: APP_IDS.length })}</Prose>
        </div>
      )}
      <div className={styles.groups}>
        {(["people", "work"] as const).map((kind) => (
          <Group
            key={kind}
            title={words[kind]}
            sample={isSample(kind) ? words.sample : null}
            entries={entries[kind]}
          />
        ))}
      </div>
    </>
  );
}

function Group({
  title,
  sample,
  entries,
}: {
  title: string;
  /** The label of an entry that is still a sample value; null once the operator has replaced the samples by facts. */
  sample: string | null;
  entries: readonly Entry[];
}) {
  return (
    <div>
      <h3>{title}</h3>
      <ul role="list" className={styles.entries}>
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: people may share a name
          <li key={index} data-sample={sample ?? undefined}>
            <h4>
              {entry.link ? (
                <ExternalLink href={entry.link}>{entry.title}</ExternalLink>
              ) : (
                entry.title
              )}
            </h4>
            {sample && <span className={styles.sample}>{sample}</span>}
            <p>{entry.text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
