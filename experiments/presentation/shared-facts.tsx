import type { Locale } from "@/lib/routes";
import styles from "./app-facts.module.css";
import { sharedUses } from "./app-uses";

/** What is the same in every app, in a line, so that no card repeats it. */
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
