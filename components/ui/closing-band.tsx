import styles from "./closing-band.module.css";

/**
 * The section at the end of a page, with links to the next step. It looks like the screen of an experiment in both
 * colour schemes.
 */
export function ClosingBand({
  title,
  body,
  actions,
  children,
}: {
  title: string;
  body: string;
  /** The links in the section. */
  actions: React.ReactNode;
  /** Content that is displayed next to the title and the links. */
  children?: React.ReactNode;
}) {
  return (
    <section className={styles.closing}>
      <div className={styles.column}>
        <div>
          <h2>{title}</h2>
          <p className={styles.body}>{body}</p>
          <p className={styles.actions}>{actions}</p>
        </div>
        {children}
      </div>
    </section>
  );
}
