import { FamilyDot } from "@/components/ui/family-dot";
import { apps } from "@/content/apps";
import type { AppId } from "@/experiments/catalog/app-ids";
import { publishedRetest } from "@/experiments/catalog/published-retest";
import { APPS } from "@/experiments/catalog/registry";
import { localize } from "@/lib/i18n/define-content";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { fullLengthText } from "@/lib/i18n/length-text";
import { shareText } from "@/lib/i18n/share-text";
import type { Locale } from "@/lib/routes";
import styles from "./app-facts.module.css";
import { ownUses } from "./app-uses";

/** Returns the reliability of an app with its interval, or a text that it is not known. */
function retestText(app: AppId, words: { known: string; unknown: string }, locale: Locale): string {
  const retest = publishedRetest(app, locale);
  if (!retest) return words.unknown;
  const [r, low, high] = [retest.value, retest.low, retest.high].map((value) =>
    shareText(value, locale),
  );
  return interpolate(words.known, { r: r ?? "", low: low ?? "", high: high ?? "" });
}

/**
 * Displays the family, the duration and the number of trials of an app on one line. `whole` adds facts that can differ
 * between apps: screen reader support, uses that not every app shares, and the published test-retest reliability.
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
    ...(whole ? [[words.facts.retest, retestText(app, words.retest, locale)]] : []),
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
