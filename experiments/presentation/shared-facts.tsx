import type { Locale } from "@/lib/routes";
import styles from "./app-facts.module.css";
import { sharedUses } from "./app-uses";

/** Displays the facts that all apps share on one line. The cards of the apps do not repeat these facts. */
export function SharedFacts({ locale }: { locale: Locale }) {
  return (
    <dl className={styles.shared}>
      {sharedUses(locale).map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
