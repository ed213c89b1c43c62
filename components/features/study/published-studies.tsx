import { ActionLink } from "@/components/ui/action-link";
import type { study } from "@/content/study";
import { shownStudies } from "@/experiments/payloads/gallery";
import type { Localized } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import { withColon } from "@/lib/i18n/typeset";
import { type Locale, pathOf } from "@/lib/routes";
import styles from "./published-studies.module.css";

type Words = Localized<typeof study>["studies"];

/**
 * The studies that the owner of the site has published for all visitors. Templates are not in this list, because the
 * editor contains them.
 */
export function PublishedStudies({ words, locale }: { words: Words; locale: Locale }) {
  const path = pathOf("study", locale);
  const studies = shownStudies(locale);
  return (
    <section className={styles.studies}>
      <h2>{words.title}</h2>
      <p>{studies.length > 0 ? words.lede : words.none}</p>
      <ul role="list" className={styles.list}>
        {studies.map(({ name, title, parts, minutes }) => (
          <li key={name} className={styles.study}>
            <div>
              <h3>{title}</h3>
              <p className={styles.length}>{lengthOf(parts, minutes, words)}</p>
            </div>
            <ActionLink
              href={`${path}?p=${name}`}
              aria-label={withColon(words.open, title, locale)}
            >
              {words.open}
            </ActionLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function lengthOf(parts: number, minutes: number, words: Words): string {
  const n = parts === 1 ? words.onePart : interpolate(words.parts, { n: String(parts) });
  const time = minutes === 1 ? words.oneMinute : interpolate(words.minutes, { n: String(minutes) });
  return `${n} · ${time}`;
}
