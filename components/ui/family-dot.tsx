import styles from "./family-dot.module.css";

/** A dot in the colour of a family of apps, displayed before the name of the family. */
export const FamilyDot = ({ family }: { family: string }) => (
  <span className={styles.dot} data-ink={family} />
);
