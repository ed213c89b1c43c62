import styles from "./hidden-text.module.css";

/**
 * Text that screen readers read but that is not displayed. An element with a class of its own does not need this
 * component: its class can compose the class of hidden text.
 */
export const HiddenText = ({ children }: { children: React.ReactNode }) => (
  <span className={styles.hidden}>{children}</span>
);
