import { Sparkline } from "@/components/plots/sparkline";
import type { PortfolioWords } from "@/content/portfolio";
import type { AppId } from "@/experiments/catalog/app-ids";
import { appWords } from "@/experiments/catalog/app-texts";
import { publishedNorm } from "@/experiments/catalog/norms";
import { APPS } from "@/experiments/catalog/registry";
import type { MeasureDefinition } from "@/experiments/engine/contract/app-facts";
import type { CommonWords } from "@/experiments/engine/contract/word-types";
import { formatMeasure, formatNorm } from "@/experiments/engine/score/measure-format";
import { distributionDots, modeOf } from "@/experiments/engine/score/norm";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import { quantileDots } from "@/lib/stats/quantile-dots";
import styles from "./published-sparkline.module.css";

/**
 * Displays the published distribution of an app's first measure with its mean, or a sentence if no data were published.
 */
export function PublishedSparkline({
  app,
  locale,
  words,
}: {
  app: AppId;
  locale: Locale;
  words: PortfolioWords["published"];
}) {
  const definition: MeasureDefinition = APPS[app].model.facts.measures[0];
  const { result }: CommonWords = appWords(app, locale);
  const { id, step, span } = definition;
  if (definition.norm === null)
    return (
      <p className={styles.none}>
        {interpolate(words.none, { reference: result.references?.[id] ?? "" })}
      </p>
    );
  const { n, mean, quantiles = {}, distribution } = publishedNorm(definition.norm, locale);
  const measure = result.measures[id] ?? "";
  const people = formatNumber(n, locale);
  const marked = mean ?? modeOf(distribution ?? {});
  const mark = interpolate(mean === undefined ? words.most : words.mean, {
    value: formatNorm(marked, definition, locale),
  });
  const end = (value: number) => formatMeasure(value, { ...definition, decimals: 0 }, locale);
  const ends = { low: end(span.low), high: end(span.high) };
  return (
    <figure>
      <Sparkline
        // Published shares of whole numbers are used if they exist, because they are more precise than quantiles.
        values={distribution ? distributionDots(distribution) : quantileDots(quantiles, step)}
        step={distribution ? 1 : step}
        span={span}
        mark={{ value: marked, label: mark }}
        ends={ends}
        description={interpolate(words.description, { ...ends, mark })}
      />
      <figcaption className={styles.caption}>
        {interpolate(words.caption, { measure, n: people })}
      </figcaption>
    </figure>
  );
}
