import styles from "./wide-content.module.css";

/** What scrolls in its place where a phone or large text leaves it no room: a table, lines of data. */
export function WideContent({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={styles.scroller} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
