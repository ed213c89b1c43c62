import styles from "./family-dot.module.css";

/** A dot in the colour of a family of apps, before its name. */
export const FamilyDot = ({ family }: { family: string }) => (
  <span className={styles.dot} data-ink={family} />
);
