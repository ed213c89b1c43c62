import styles from "./page-head.module.css";

/** The title of a page with what it is about. The title takes the focus after a navigation. */
export function PageHead({ title, lede }: { title: string; lede: React.ReactNode }) {
  return (
    <div className={styles.head}>
      <h1 tabIndex={-1}>{title}</h1>
      <p className={styles.lede}>{lede}</p>
    </div>
  );
}
