import styles from "./band.module.css";

/** A section with the full width of the page. Its heading is aligned with the text column of the page. */
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
  /** The value "large" means more space and a larger heading, and "dense" means less space. */
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
