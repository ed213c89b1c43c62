import styles from "./page-contents.module.css";

/** Links to the sections of a long page, in a column or in a row. */
export function PageContents({
  title,
  sections,
  across = false,
}: {
  title: string;
  sections: readonly { id: string; title: string }[];
  across?: boolean;
}) {
  return (
    <nav aria-labelledby="contents" className={styles.contents} data-across={across}>
      <h2 id="contents" className={styles.title}>
        {title}
      </h2>
      <ol className={styles.sections}>
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`}>{section.title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
