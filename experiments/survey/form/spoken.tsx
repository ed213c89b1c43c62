import styles from "./spoken.module.css";
import type { SpokenText } from "./spoken-text";

/** A text of the survey's author, with its language and its own writing direction. Line breaks are displayed. */
export const Spoken = ({ text, lang }: SpokenText) => (
  <span className={styles.spoken} lang={lang} dir="auto">
    {text}
  </span>
);
