import { apps } from "@/content/apps";
import type { AppId } from "@/experiments/catalog/app-ids";
import { publishedRetest } from "@/experiments/catalog/published-retest";
import { localize } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import { shareText } from "@/lib/i18n/share-text";
import type { Locale } from "@/lib/routes";
import styles from "./app-retest.module.css";

/** Displays the published test–retest reliability of an app with its interval, or that it is not known. */
export function AppRetest({ app, locale }: { app: AppId; locale: Locale }) {
  const { facts, retest: words } = localize(apps, locale);
  const retest = publishedRetest(app, locale);
  const share = (value: number) => shareText(value, locale);
  return (
    <dl className={styles.retest}>
      <dt>{facts.retest}</dt>
      <dd>
        {retest
          ? interpolate(words.known, {
              r: share(retest.value),
              low: share(retest.low),
              high: share(retest.high),
            })
          : words.unknown}
      </dd>
    </dl>
  );
}
