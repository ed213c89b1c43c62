import styles from "./page-head.module.css";

/**
 * The title of a page with its introduction. The title receives the focus after a navigation.
 * @param compact for a page whose list should start in the first screen
 */
export function PageHead({
  title,
  lede,
  compact = false,
  children,
}: {
  title: string;
  lede: React.ReactNode;
  compact?: boolean;
  children?: React.ReactNode;
}) {
  return (
    <div className={compact ? styles.compact : styles.head}>
      <h1 tabIndex={-1}>{title}</h1>
      <p className={styles.lede}>{lede}</p>
      {children}
    </div>
  );
}
