import styles from "./loading-read.module.css";

/** The placeholder of the view that reads data. It has the height of the view before the visitor adds data. */
export function LoadingRead({ words }: { words: Readonly<Record<"loading", string>> }) {
  return (
    <p role="status" className={styles.loading}>
      {words.loading}
    </p>
  );
}
