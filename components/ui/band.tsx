import styles from "./band.module.css";

/** A full-width section with its heading in the page's column. */
export function Band({
  title,
  id,
  intro,
  tone = "page",
  children,
}: {
  title: string;
  id?: string;
  intro?: React.ReactNode;
  tone?: "page" | "surface";
  children: React.ReactNode;
}) {
  return (
    <section className={styles.band} data-tone={tone} id={id}>
      <div className={styles.column}>
        <h2>{title}</h2>
        {intro && <div className={styles.intro}>{intro}</div>}
        {children}
      </div>
    </section>
  );
}
