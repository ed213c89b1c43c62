import type { FollowWords } from "@/content/data";
import type { SessionCounts } from "@/experiments/engine/sending/following";
import { formatNumber } from "@/lib/i18n/format";
import type { Locale } from "@/lib/routes";
import styles from "./step-bars.module.css";

/** The number of sessions that have each step, as bars. */
export function StepBars({
  counts,
  words,
  locale,
}: {
  counts: SessionCounts;
  words: FollowWords["steps"];
  locale: Locale;
}) {
  const rows = [
    { id: "", name: words.started, count: counts.started },
    ...Object.entries(counts.steps).map(([step, count]) => ({ id: step, name: step, count })),
  ];
  return (
    <>
      <ul role="list" className={styles.steps}>
        {rows.map(({ id, name, count }) => (
          <li key={id}>
            <span className={id === "" ? styles.label : styles.step}>{name}</span>
            <Bar share={counts.started === 0 ? 0 : count / counts.started} />
            <span className={styles.count}>{formatNumber(count, locale)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{words.note}</p>
    </>
  );
}

/** A bar whose length is a share from 0 to 1. */
const Bar = ({ share }: { share: number }) => (
  <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
    <rect className={styles.whole} width="100" height="1" />
    <rect width={(Math.min(1, share) * 100).toFixed(2)} height="1" />
  </svg>
);
