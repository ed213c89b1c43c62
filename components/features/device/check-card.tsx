import styles from "./check-card.module.css";
import type { CheckWords } from "./check-words";

/** The frame of the check: its title, the button that starts it, and its parts. */
export function CheckCard({
  words,
  start,
  children,
}: {
  words: CheckWords;
  /** The button that starts the check; absent once the check has started. */
  start?: React.ReactNode;
  children: React.ReactNode;
}) {
  return (
    <section className={styles.card} aria-labelledby="check-title">
      <div className={styles.head}>
        <h2 id="check-title">{words.title}</h2>
        <p className={styles.before}>{words.before}</p>
        {start && <p className={styles.start}>{start}</p>}
      </div>
      <div className={styles.parts}>{children}</div>
    </section>
  );
}
