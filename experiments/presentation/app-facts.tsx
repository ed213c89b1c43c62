import { FamilyDot } from "@/components/ui/family-dot";
import { apps } from "@/content/apps";
import type { AppId } from "@/experiments/catalog/app-ids";
import { APPS } from "@/experiments/catalog/registry";
import { localize } from "@/lib/i18n/define-content";
import { formatNumber } from "@/lib/i18n/format";
import { fullLengthText } from "@/lib/i18n/length-text";
import type { Locale } from "@/lib/routes";
import styles from "./app-facts.module.css";
import { ownUses } from "./app-uses";

/**
 * Displays the family, the duration and the number of trials of an app on one line. `whole` adds facts that can differ
 * between apps: screen reader support, and uses that not every app shares.
 */
export function AppFactLine({
  app,
  locale,
  whole = false,
}: {
  app: AppId;
  locale: Locale;
  whole?: boolean;
}) {
  const words = localize(apps, locale);
  const { kind, facts: appFacts } = APPS[app].model;
  const { family, seconds, trials, screenReader } = appFacts;
  const facts = [
    [words.facts.length, fullLengthText(seconds, words.length, locale)],
    [words.facts.count[kind], formatNumber(trials, locale)],
    ...(whole && screenReader ? [[words.facts.access, words.access["screen-reader"]]] : []),
    ...(whole ? ownUses(app, locale) : []),
  ];
  return (
    <dl className={whole ? styles.whole : styles.line}>
      <div>
        <dt>{words.facts.family}</dt>
        <dd className={styles.family} data-family={family}>
          <FamilyDot family={family} />
          {words.families[family]}
        </dd>
      </div>
      {facts.map(([name, fact]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
