import { formatNumber } from "@/lib/i18n/format";
import type { Locale } from "@/lib/routes";
import { type PeopleRange, reached } from "./people-range";
import styles from "./people-scale.module.css";

/** The ends of the slider, and the mark at the number of participants that the plan needs. */
export function PeopleScale({
  range,
  mark,
  locale,
}: {
  range: PeopleRange;
  /** The text at the mark; null if a button replaces it. */
  mark: string | null;
  locale: Locale;
}) {
  const { least, most, need } = range;
  const at = `${(100 * reached(need, range)).toFixed(1)}%`;
  return (
    <svg className={styles.scale} width="100%" height="2.2rem" aria-hidden="true">
      <line x1={at} x2={at} y1="-1.6rem" y2="0.35rem" />
      <text y="1.35rem">{formatNumber(least, locale)}</text>
      <text className={styles.most} x="100%" y="1.35rem" textAnchor="end">
        {formatNumber(most, locale)}
      </text>
      {mark && (
        <text className={styles.need} x={at} y="1.35rem" textAnchor="middle">
          {mark}
        </text>
      )}
    </svg>
  );
}

/** A drawing of the slider with its label and value, displayed until the slider's code has loaded. */
export function DrawnSlider({
  people,
  label,
  range,
  mark,
  needsScripts,
  locale,
}: {
  people: number;
  label: string;
  range: PeopleRange;
  mark: string;
  needsScripts: string;
  locale: Locale;
}) {
  const at = `${(100 * reached(people, range)).toFixed(1)}%`;
  return (
    <div className={styles.people}>
      <p className={styles.drawn}>
        <span>{formatNumber(people, locale)}</span> {label}
      </p>
      <div className={styles.track}>
        <svg className={styles.slider} width="100%" height="2.75rem" aria-hidden="true">
          <line x2="100%" y1="50%" y2="50%" />
          <line className={styles.reached} x2={at} y1="50%" y2="50%" />
          <circle cx={at} cy="50%" r="0.75rem" />
        </svg>
        <PeopleScale range={range} mark={mark} locale={locale} />
      </div>
      <p className={styles.needsScripts}>{needsScripts}</p>
    </div>
  );
}
