import styles from "./band.module.css";

/** A full-width section with its heading in the page's column. */
export function Band({
  title,
  id,
  intro,
  tone = "page",
  pace,
  children,
}: {
  title: string;
  id?: string;
  intro?: React.ReactNode;
  tone?: "page" | "surface";
  /** "large" has more space and a larger heading, "dense" has less space. */
  pace?: "dense" | "large";
  children: React.ReactNode;
}) {
  return (
    <section className={styles.band} data-tone={tone} data-pace={pace} id={id}>
      <div className={styles.column}>
        <h2>{title}</h2>
        {intro && <div className={styles.intro}>{intro}</div>}
        {children}
      </div>
    </section>
  );
}
