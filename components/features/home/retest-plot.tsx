import { Prose } from "@/components/ui/prose";
import { publishedNorm } from "@/experiments/catalog/norms";
import { APPS } from "@/experiments/catalog/registry";
import { localize } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import { shareText } from "@/lib/i18n/share-text";
import type { Locale } from "@/lib/routes";
import styles from "./retest-plot.module.css";

/** The apps in the plot, sorted from the most to the least reliable measure. */
const SHOWN = ["spatial-span", "simple-rt", "flanker", "stroop"] as const;

const TICKS = [0, 0.5, 1];

/** Returns the horizontal position of a correlation, with space for the dot at both ends. */
const across = (r: number) => `${2 + 96 * r}%`;

/** A plot of test-retest reliability. Each measure has one line with its interval. */
export function RetestPlot({
  words,
  locale,
}: {
  words: Record<"interval" | "caption", string>;
  locale: Locale;
}) {
  const rows = SHOWN.map((id) => {
    const { words: own, model } = APPS[id];
    const { retest } = publishedNorm(model.facts.measures[0].norm, locale);
    if (!retest) throw new Error(`${id} has no published retest correlation to show`);
    return { id, name: localize(own, locale).name, retest };
  });
  const r = (value: number) => shareText(value, locale);
  const people = rows.map(({ retest }) => retest.n);
  const days = Math.min(...rows.flatMap(({ retest }) => retest.days ?? []));
  return (
    <figure>
      <ul role="list" className={styles.rows}>
        {rows.map(({ id, name, retest: { value, low, high } }) => (
          <li key={id}>
            <span>{name}</span>{" "}
            <span className={styles.value}>
              {interpolate(words.interval, { r: r(value), low: r(low), high: r(high) })}
            </span>
            <svg className={styles.plot} width="100%" height="18" aria-hidden="true">
              <line className={styles.scale} x1={across(0)} x2={across(1)} y1="9" y2="9" />
              <line className={styles.interval} x1={across(low)} x2={across(high)} y1="9" y2="9" />
              <circle className={styles.dot} cx={across(value)} cy="9" r="6" />
            </svg>
          </li>
        ))}
      </ul>
      <svg className={styles.plot} width="100%" height="20" aria-hidden="true">
        {TICKS.map((tick) => (
          <text key={tick} className={styles.tick} x={across(tick)} y="14">
            {Number.isInteger(tick) ? tick : shareText(tick, locale, 1)}
          </text>
        ))}
      </svg>
      <figcaption className={styles.caption}>
        <Prose inline locale={locale}>
          {interpolate(words.caption, {
            days,
            least: Math.min(...people),
            most: Math.max(...people),
          })}
        </Prose>
      </figcaption>
    </figure>
  );
}
