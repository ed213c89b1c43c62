import styles from "./fact-rows.module.css";

export type FactRow = { name: string; value: string; meaning: string };

/** Figures as rows: a name, the value, and its meaning for a study. */
export function FactRows({ rows }: { rows: readonly FactRow[] }) {
  return (
    <dl className={styles.facts}>
      {rows.map(({ name, value, meaning }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={styles.value}>{value}</dd>
          <dd className={styles.meaning}>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
