import { typeset } from "@/lib/i18n/typeset";
import type { Locale } from "@/lib/routes";
import styles from "./rehearsal-bar.module.css";
import { REHEARSAL_WORDS } from "./rehearsal-words";

/** The bar at the top of each page of a rehearsal. It states that the session does not count. */
export const RehearsalBar = ({ locale }: { locale: Locale }) => (
  <p className={styles.bar} data-rehearsal="">
    {typeset(REHEARSAL_WORDS.bar[locale], locale)}
  </p>
);

/** The text of the rehearsal bar at the edge of the screen of a run, because a run covers the bar of the page. */
export const RehearsalOnScreen = ({ locale }: { locale: Locale }) => (
  <p className={styles.onScreen} data-rehearsal="">
    {typeset(REHEARSAL_WORDS.bar[locale], locale)}
  </p>
);
