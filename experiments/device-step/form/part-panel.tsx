import styles from "./part-panel.module.css";

/** The content of the part in progress. */
export const PartPanel = ({ children }: { children: React.ReactNode }) => (
  <div className={styles.panel}>{children}</div>
);
