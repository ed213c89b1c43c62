import styles from "./hidden-text.module.css";

/**
 * Text that screen readers read but that is not displayed. Elements that have a class already compose the class of this
 * text.
 */
export const HiddenText = ({ children }: { children: React.ReactNode }) => (
  <span className={styles.hidden}>{children}</span>
);
