import styles from "./hidden-text.module.css";

/** Text that is read out and not displayed. Elements that have a class already compose its class. */
export const HiddenText = ({ children }: { children: React.ReactNode }) => (
  <span className={styles.hidden}>{children}</span>
);
