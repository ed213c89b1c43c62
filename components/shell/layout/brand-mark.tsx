import styles from "./brand-mark.module.css";

/** The logo of the site: a fixation cross on a screen. */
export function BrandMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
      <rect className={styles.screen} width="32" height="32" rx="5" />
      <path className={styles.cross} d="M8 16h16M16 8v16" />
    </svg>
  );
}
