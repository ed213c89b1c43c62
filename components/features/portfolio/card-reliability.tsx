import type { PortfolioWords } from "@/content/portfolio";
import type { AppId } from "@/experiments/catalog/app-ids";
import { publishedRetest } from "@/experiments/catalog/published-retest";
import { interpolate } from "@/lib/i18n/interpolate";
import { shareText } from "@/lib/i18n/share-text";
import type { Locale } from "@/lib/routes";
import styles from "./card-reliability.module.css";

/** The published test-retest reliability of an app with its 95 % interval, or a text that it is not known. */
export function CardReliability({
  app,
  locale,
  words,
}: {
  app: AppId;
  locale: Locale;
  words: PortfolioWords["reliability"];
}) {
  const retest = publishedRetest(app, locale);
  const say = (value: number) => shareText(value, locale);
  return (
    <p className={styles.line}>
      {retest
        ? interpolate(words.known, {
            r: say(retest.value),
            low: say(retest.low),
            high: say(retest.high),
          })
        : words.unknown}
    </p>
  );
}
