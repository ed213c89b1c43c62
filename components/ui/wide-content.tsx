import styles from "./wide-content.module.css";

/**
 * A table or lines of data. Where a phone or large text makes the space too narrow, the content scrolls on its own, and
 * the page does not scroll sideways.
 */
export function WideContent({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={styles.scroller} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
